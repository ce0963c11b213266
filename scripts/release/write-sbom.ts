import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.ts';
import type { Source } from './source-state.ts';

type Component = { readonly 'bom-ref': string; readonly [name: string]: unknown };

type Sbom = {
  readonly metadata: { readonly component: Component; readonly [name: string]: unknown };
  readonly components: readonly Component[];
  readonly [name: string]: unknown;
};

/** Everything that the lockfile names for the product, and Electron, as CycloneDX. */
export async function writeSbom(source: Source): Promise<string> {
  const { code, output } = await runCommand('npm', [
    'sbom',
    '--prefix',
    source.root,
    '--package-lock-only',
    '--omit',
    'dev',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application'
  ]);
  if (code !== 0) throw new Error(`npm could not list the packages:\n${output}`);
  const electron = readElectron(readFileSync(join(source.root, 'package-lock.json'), 'utf8'));
  return normalizeSbom(JSON.parse(output) as Sbom, source, electron);
}

/** npm writes the time, a random number and the folder's name; the commit says the same each time. */
function normalizeSbom(
  sbom: Sbom,
  { name, committedAt }: Pick<Source, 'name' | 'committedAt'>,
  electron: Component | undefined
): string {
  const named = {
    ...sbom,
    metadata: {
      ...sbom.metadata,
      timestamp: new Date(committedAt * 1000).toISOString(),
      component: { ...sbom.metadata.component, name }
    },
    components: electron === undefined ? sbom.components : [...sbom.components, electron],
    serialNumber: null
  };
  const serialNumber = `urn:uuid:${createUuid(JSON.stringify(named))}`;
  return `${JSON.stringify({ ...named, serialNumber }, null, 2)}\n`;
}

/** Electron is a tool of development to npm, and the largest part of what is installed. */
function readElectron(lockfile: string): Component | undefined {
  const { packages } = JSON.parse(lockfile) as { packages?: Record<string, Record<string, string>> };
  const { version, license, integrity } = packages?.['node_modules/electron'] ?? {};
  if (version === undefined || integrity === undefined) return undefined;
  return {
    'bom-ref': `electron@${version}`,
    type: 'framework',
    name: 'electron',
    version,
    scope: 'required',
    purl: `pkg:npm/electron@${version}`,
    licenses: [{ license: { id: license } }],
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }
    ]
  };
}

/** A UUID of version 8, whose bits are up to us, made of the content. */
function createUuid(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

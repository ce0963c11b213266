import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { runNode } from '../run-command.ts';
import { compressFolder } from './compress.ts';

export const root = join(import.meta.dirname, '../..');
const stamps = join(root, 'dist/.stamps');

export type TargetName = 'web' | 'server' | 'desktop';

type Target = {
  readonly inputs: readonly string[];
  readonly output: string;
  /** Run one after the other. */
  readonly commands: readonly (readonly string[])[];
  readonly finish?: () => Promise<void>;
};

const viteBuild = (config: string): readonly string[] => [
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  config,
  '--logLevel',
  'warn'
];

const everywhere = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'src/shared', 'scripts/build'];

const targets: Readonly<Record<TargetName, Target>> = {
  web: {
    inputs: [...everywhere, 'src/renderer', 'vite.web.config.ts', 'vite.prerender.config.ts'],
    output: 'dist/web/index.html',
    commands: [
      viteBuild('vite.web.config.ts'),
      viteBuild('vite.prerender.config.ts'),
      ['scripts/build/prerender-pages.ts', 'dist/web', 'dist/prerender/prerender.js']
    ],
    finish: () => compressFolder(join(root, 'dist/web'))
  },
  server: {
    inputs: [...everywhere, 'server', 'vite.server.config.ts'],
    output: 'dist/server/index.js',
    commands: [viteBuild('vite.server.config.ts')]
  },
  desktop: {
    inputs: [...everywhere, 'src/main', 'src/preload', 'src/renderer', 'electron.vite.config.ts'],
    output: 'out/main/index.js',
    commands: [['node_modules/electron-vite/bin/electron-vite.js', 'build', '--logLevel', 'warn']]
  }
};

export const targetNames = Object.keys(targets) as TargetName[];

/** Null for a fresh build; the whole output of one that failed. */
export type BuildFailure = { readonly name: TargetName; readonly output: string };

export function isStale(name: TargetName): boolean {
  const buildStamp = join(stamps, name);
  const isBuilt = existsSync(join(root, targets[name].output)) && existsSync(buildStamp);
  return !isBuilt || readFileSync(buildStamp, 'utf8') !== readFingerprint(name);
}

/** Builds one target and stamps it with what it was built from. */
export async function build(name: TargetName): Promise<BuildFailure | null> {
  const target = targets[name];
  const buildStamp = join(stamps, name);
  const builtFrom = readFingerprint(name);
  rmSync(buildStamp, { force: true });
  for (const command of target.commands) {
    const { code, output } = await runNode(command, { env: { NODE_ENV: 'production' } });
    if (code !== 0) return { name, output };
  }
  await target.finish?.();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(buildStamp, builtFrom);
  return null;
}

function readFingerprint(name: TargetName): string {
  const settings = Object.entries(process.env).filter(([variable]) => variable.startsWith('VITE_'));
  return fingerprint(targets[name].inputs, [
    ...settings.flat().filter((part) => part !== undefined),
    process.version
  ]);
}

/**
 * A digest of the names, sizes and change times of all files below `inputs`, tests left out, and of `settings`.
 * It changes when anything a build reads changes.
 */
function fingerprint(inputs: readonly string[], settings: readonly string[]): string {
  const digest = createHash('sha256');
  const files = inputs.flatMap((input) =>
    statSync(join(root, input)).isDirectory() ? globSync(`${input}/**/*`, { cwd: root }) : [input]
  );
  for (const file of files.toSorted()) {
    const stat = statSync(join(root, file));
    if (!stat.isFile() || /\.test\.tsx?$/.test(file)) continue;
    digest.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`);
  }
  return digest.update(settings.join('\0')).digest('hex');
}

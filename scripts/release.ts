// `npm run release -- --channel beta --key release.pem`: builds, describes, signs and verifies a release.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildInstallers } from './release/build-installers.ts';
import { readReleaseOptions, type ReleaseOptions } from './release/release-options.ts';
import { resignRelease } from './release/resign-release.ts';
import { readSource } from './release/source-state.ts';
import { requireSoundRelease } from './release/verify-release.ts';
import type { Signing } from './release/write-manifests.ts';
import { writeRelease } from './release/write-release.ts';
import { writeSbom } from './release/write-sbom.ts';
import { publicKeyOf } from './signing/ed25519.ts';

const root = join(import.meta.dirname, '..');
/** npm runs scripts in the repository's folder, wherever they were called from. */
const folder = process.env['INIT_CWD'] ?? process.cwd();

/** The keys that the app is built with. */
const keys = (process.env['REELWRIGHT_RELEASE_KEYS'] ?? '').split(',').map((key) => key.trim());

function readSigning(keyFile: string): Signing {
  const privateKey = readFileSync(resolve(folder, keyFile), 'utf8');
  if (!keys.includes(publicKeyOf(privateKey))) {
    throw new Error(
      'REELWRIGHT_RELEASE_KEYS does not name the public key of this key: no app would trust it.'
    );
  }
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return { privateKey, signedAt: epoch === undefined ? Date.now() : Number(epoch) * 1000 };
}

async function run(options: ReleaseOptions): Promise<void> {
  const signing = readSigning(options.keyFile);
  if (options.command === 'resign') {
    const to = resolve(folder, options.folder);
    const paths = await resignRelease(to, keys, options.change, signing);
    await requireSoundRelease(to, keys, signing.signedAt);
    console.log(`Signed again: ${paths.join(', ')}`);
    return;
  }
  const { channel, change } = options;
  const source = await readSource(root, channel);
  const built =
    options.from === undefined
      ? await buildInstallers(source)
      : { folder: resolve(folder, options.from), missing: [] };
  for (const line of built.missing) console.log(line);
  const to = resolve(folder, options.to);
  const sbom = await writeSbom(source);
  const platforms = await writeRelease({ source, channel, change, sbom, from: built.folder, to }, signing);
  const manifests = await requireSoundRelease(to, keys, signing.signedAt);
  console.log(`Version ${source.version} for ${platforms.join(', ')} is in ${to}.`);
  console.log(`${manifests.length} signed manifests and all their files passed the checks of the updater.`);
}

try {
  await run(readReleaseOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

// `npm run release-keys -- <folder>`: makes the two keys that sign releases. RELEASE_KEY_PASSPHRASE encrypts them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSigningKey } from './signing/ed25519.ts';

/** One signs, the other waits elsewhere until the first has to be replaced. */
const names = ['release-current.pem', 'release-next.pem'];

function makeKeys(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const passphrase = process.env['RELEASE_KEY_PASSPHRASE'];
  const publicKeys = names.map((name) => {
    const { privateKey, publicKey } = createSigningKey(passphrase);
    // Fails rather than overwrite a key; only its owner can read the file.
    writeFileSync(join(folder, name), privateKey, { flag: 'wx', mode: 0o600 });
    return publicKey;
  });
  return [
    ...names.map((name, index) => `${join(folder, name)}: ${publicKeys[index]}`),
    '',
    'Build the app, run releases and start the server with:',
    `REELWRIGHT_RELEASE_KEYS=${publicKeys.join(',')}`,
    '',
    passphrase === undefined
      ? 'The keys are not encrypted: RELEASE_KEY_PASSPHRASE was not set.'
      : 'The keys are encrypted with RELEASE_KEY_PASSPHRASE.',
    `Move ${names[1]} to another place, offline, now. docs/releasing.md says how keys are kept and replaced.`
  ].join('\n');
}

const [folder, more] = process.argv.slice(2);
try {
  if (folder === undefined || more !== undefined) throw new Error('Usage: npm run release-keys -- <folder>');
  console.log(makeKeys(resolve(process.env['INIT_CWD'] ?? process.cwd(), folder)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

// `npm run --silent sign-models -- key <key file>` makes a key pair and prints its public key.
// `npm run --silent sign-models -- sign <list> <key file>` prints the signed list, ready to upload.
// `npm run --silent sign-models -- built-in` prints the built-in list, to begin the next one with.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { signModels } from './sign-models/sign-models.ts';
import { createSigningKey } from './signing/ed25519.ts';

const usage = 'Usage: npm run --silent sign-models -- key <key file> | sign <list> <key file> | built-in';

/** npm runs scripts in the repository's folder, wherever they were called from. */
const folder = process.env['INIT_CWD'] ?? process.cwd();

function run([command, first, second]: readonly string[]): string {
  if (command === 'built-in') return JSON.stringify(builtInRegistry, null, 2);
  if (command === 'key' && first !== undefined) {
    const { privateKey, publicKey } = createSigningKey();
    // Fails rather than overwrite a key; only its owner can read the file.
    writeFileSync(resolve(folder, first), privateKey, { flag: 'wx', mode: 0o600 });
    return publicKey;
  }
  if (command === 'sign' && first !== undefined && second !== undefined) {
    const read = (path: string) => readFileSync(resolve(folder, path), 'utf8');
    return JSON.stringify(signModels(read(first), read(second)), null, 2);
  }
  throw new Error(usage);
}

try {
  console.log(run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

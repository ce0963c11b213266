import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Writes a TypeScript file with everything it imports as one file into `folder`, since loading them one by one takes
 * several times as long. `script` is from the root of the repository; answers where it is.
 */
export async function bundleScript(script: string, folder: string): Promise<URL> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: script,
      outDir: folder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'script.js', charset: 'ascii', comments: false } }
    },
    ssr: { noExternal: true }
  });
  return pathToFileURL(join(folder, 'script.js'));
}

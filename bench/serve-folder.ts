import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../scripts/build/targets.ts';

export type FolderServer = { readonly url: string; readonly stop: () => Promise<void> };

/** Serves a web build by the product's own server, on a free port. */
export async function serveFolder(webFolder: string, dataFolder: string): Promise<FolderServer> {
  const server = spawn(process.execPath, [join(root, 'dist/server/index.js')], {
    env: { ...process.env, PORT: '0', WEB_DIR: webFolder, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  const ended = once(server, 'exit').then(([code]) => [`nothing, and ended with ${String(code)}`]);
  const [line] = (await Promise.race([once(server.stdout, 'data'), ended])) as [Buffer | string];
  const url = /http:\S+/.exec(line.toString())?.[0];
  if (url === undefined) {
    server.kill('SIGTERM');
    throw new Error(`The server wrote ${line.toString()}`);
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  };
}

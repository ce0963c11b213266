import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../scripts/build/targets.ts';

type FolderServer = { readonly url: string; readonly stop: () => Promise<void> };

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

// The least that a page can cost: what the server wrote, with its styles and fonts and without its scripts.
/** Serves copies of the pages at `url`, which are taken when they are asked for. */
export async function serveStaticCopies(url: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    copy(`${url}${request.url ?? '/'}`, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    }
  };
}

const kept = ['content-type', 'content-security-policy', 'cache-control'] as const;

async function copy(address: string, response: ServerResponse): Promise<void> {
  const original = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const headers: IncomingHttpHeaders = {};
  for (const name of kept) headers[name] = original.headers.get(name) ?? undefined;
  const type = headers['content-type'] ?? '';
  const body = Buffer.from(await original.arrayBuffer());
  const isText = /^(?:text|image\/svg)/.test(type);
  const sent = type.startsWith('text/html') ? Buffer.from(withoutScripts(body.toString())) : body;
  response.writeHead(original.status, { ...headers, ...(isText ? { 'content-encoding': 'br' } : {}) });
  response.end(isText ? brotliCompressSync(sent) : sent);
}

const endTag = '</script>';

/** The build writes each link on a line of its own. */
function withoutScripts(html: string): string {
  const [start = '', ...parts] = html
    .split('\n')
    .filter((line) => !line.includes('rel="modulepreload"') && !line.includes('rel="manifest"'))
    .join('\n')
    .split('<script');
  return [start, ...parts.map((part) => part.slice(part.indexOf(endTag) + endTag.length))].join('');
}

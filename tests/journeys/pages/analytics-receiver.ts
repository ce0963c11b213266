import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

type Received = {
  readonly method: string;
  readonly path: string;
  readonly cookie: string;
  /** Decoded, whatever it was packed in. */
  readonly body: unknown;
};

/** A site built to send counts to a listener of its own. */
export type CountingSite = {
  readonly url: string;
  /** The received events, oldest first. */
  readonly received: Received[];
  readonly events: () => { readonly event: string }[];
  readonly close: () => Promise<void>;
};

export async function openCountingSite(): Promise<CountingSite> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-counting-'));
  const { received, address, close } = await listen();
  const settings = {
    VITE_POSTHOG_KEY: 'phc_journey',
    VITE_POSTHOG_HOST: address,
    VITE_PAGE_ANALYTICS_URL: `${address}/pages`
  };
  const env = { ...process.env, ...settings, NODE_ENV: 'production' };
  const vite = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'vite.web.config.ts',
    '--logLevel',
    'warn'
  ];
  const building = spawn(process.execPath, [...vite, '--outDir', folder], { env, stdio: 'inherit' });
  const [code] = (await once(building, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The site was not built');
  const server = spawn(process.execPath, ['dist/server/index.js'], {
    env: { ...env, PORT: '0', WEB_DIR: folder, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return {
    url: /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '',
    received,
    events: () => received.flatMap(({ body }) => listEvents(body)),
    async close() {
      await end(server);
      await close();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

async function end(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
}

async function listen(): Promise<{ received: Received[]; address: string; close: () => Promise<void> }> {
  const received: Received[] = [];
  const listener = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(200, {
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers': '*'
      });
      response.end('{}');
      if (request.method === 'OPTIONS') return;
      received.push({
        method: request.method ?? '',
        path: new URL(request.url ?? '/', 'http://localhost').pathname,
        cookie: request.headers.cookie ?? '',
        body: decode(Buffer.concat(chunks))
      });
    });
  });
  listener.listen(0);
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => listener.close(() => resolve()));
  return { received, address: `http://localhost:${port}`, close };
}

/** JSON as it is, gzipped, or in base64 within a form. */
function decode(bytes: Buffer): unknown {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (isGzip ? gunzipSync(bytes) : bytes).toString('utf8');
  const form = new URLSearchParams(text).get('data');
  try {
    return JSON.parse(form === null ? text : Buffer.from(form, 'base64').toString('utf8'));
  } catch {
    return text;
  }
}

function listEvents(body: unknown): { readonly event: string }[] {
  const all = Array.isArray(body) ? body : [body];
  return all.filter(
    (one): one is { event: string } => typeof one === 'object' && one !== null && 'event' in one
  );
}

// A whole server with its demo catalog, behind a door that a spec can close: the pages still come, answers do not.
import { rmSync } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startServer } from '#tests/support/server/start-server.ts';
import { createSigningKey } from '../../../scripts/signing/ed25519.ts';
import { createMarketFolder, isFilled } from './filled-market.ts';
import { test as base } from './test.ts';

/** Its lists of models are trusted by the server and by the desktop. */
export const modelListKey = createSigningKey();

/** Signs releases that the server publishes. */
export const releaseKey = createSigningKey();

type MarketServer = {
  /** E.g. "http://localhost:41234". */
  readonly url: string;
  /** The folder of its database. */
  readonly dataFolder: string;
  /** From here on, or no longer, the API gives no answer. */
  readonly setReachable: (isReachable: boolean) => void;
  /** From here on, or no longer, what is asked for is done, and its answer lost on the way. */
  readonly setLossy: (isLossy: boolean) => void;
  /** Bodies of the writes that reached the server, oldest first, as "/api/v1/contact {…}". */
  readonly written: readonly string[];
  /** The `Idempotency-Key` of each of these writes, "" for none. */
  readonly keys: readonly string[];
  /** The paths of writes that reached the server, and whose answer was lost. */
  readonly lostAnswers: readonly string[];
};

type Door = Omit<MarketServer, 'url' | 'dataFolder'> & {
  readonly server: Server;
  leadTo: (url: string) => void;
};

function openDoor(): Door {
  const written: string[] = [];
  const keys: string[] = [];
  const lostAnswers: string[] = [];
  let inside = '';
  let isReachable = true;
  let isLossy = false;
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (!isReachable && path.startsWith('/api/')) return void asked.socket.destroy();
    const { method, headers } = asked;
    // Not kept alive: the server may close an idle connection just as it is used again.
    const onward = forward(`${inside}${path}`, { agent: false, method, headers }, (came) => {
      if (isLossy && path.startsWith('/api/')) {
        if (asked.method === 'POST') lostAnswers.push(path);
        return void asked.socket.destroy();
      }
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    if (method === 'POST') {
      let body = '';
      asked.on('data', (chunk: Buffer) => (body += chunk.toString()));
      asked.on('end', () => {
        written.push(`${path} ${body}`);
        keys.push(String(asked.headers['idempotency-key'] ?? ''));
      });
    }
    asked.pipe(onward);
  });
  return {
    server,
    written,
    keys,
    lostAnswers,
    setReachable: (next) => {
      isReachable = next;
    },
    setLossy: (next) => {
      isLossy = next;
    },
    leadTo: (url) => {
      inside = url;
    }
  };
}

async function startMarket(): Promise<MarketServer & { readonly stop: () => Promise<void> }> {
  const dataFolder = createMarketFolder();
  const door = openDoor();
  await new Promise<void>((resolve) => door.server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(door.server.address() as AddressInfo).port}`;
  const variables = {
    WEB_DIR: process.env['JOURNEYS_WEB'] ?? join(import.meta.dirname, '../../../dist/web'),
    SITE_URL: url,
    MODEL_LIST_KEYS: modelListKey.publicKey,
    RELEASE_KEYS: releaseKey.publicKey
  };
  const server = await startServer(dataFolder, variables, []);
  door.leadTo(server.url);
  await isFilled(server.url);
  return {
    url,
    dataFolder,
    written: door.written,
    keys: door.keys,
    lostAnswers: door.lostAnswers,
    setReachable: door.setReachable,
    setLossy: door.setLossy,
    async stop() {
      door.server.closeAllConnections();
      door.server.close();
      await server.end('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

export const test = base.extend<object, { readonly market: MarketServer }>({
  market: [
    // Playwright reads a fixture's needs from its first parameter, which must be written as a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { stop, ...market } = await startMarket();
      process.env['REELWRIGHT_SERVER'] = market.url;
      process.env['REELWRIGHT_MODEL_LIST_KEYS'] = modelListKey.publicKey;
      await use(market);
      delete process.env['REELWRIGHT_SERVER'];
      delete process.env['REELWRIGHT_MODEL_LIST_KEYS'];
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 }
  ],
  baseURL: async ({ market }, use) => use(market.url)
});

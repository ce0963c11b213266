import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';

/** Any Hono app. */
type FetchHandler = { readonly fetch: (request: Request) => Response | Promise<Response> };

export type RunningServer = {
  /** The port that was taken, also when 0 was asked for. */
  readonly port: number;
  /**
   * Goes on answering for `drainMs`, closing each connection after its response, so that a proxy can stop sending
   * here. Then closes the port, answers what is under way, and cuts what is open `cutAfterMs` later.
   */
  readonly stop: (options?: StopOptions) => Promise<void>;
};

type StopOptions = {
  /** 0 by default. */
  readonly drainMs?: number;
  /** 3,000 by default. */
  readonly cutAfterMs?: number;
};

/** Timeouts for slow or silent clients, which must not occupy a connection for ever. Milliseconds. */
type RequestTimeouts = { readonly headers: number; readonly request: number; readonly silence: number };
const defaultTimeouts: RequestTimeouts = { headers: 8000, request: 12_000, silence: 12_000 };

/** Opens the port. Rejects with Node's error (`EADDRINUSE`, `EACCES`, …) when it cannot be had. */
export function listen(
  app: FetchHandler,
  host: string,
  port: number,
  timeouts: RequestTimeouts = defaultTimeouts
): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: 5000,
      // Node looks only this often for clients that are too slow; every thirty seconds by default.
      connectionsCheckingInterval: Math.min(2000, timeouts.headers)
    };
    const options = { fetch: app.fetch, hostname: host, port, createServer, serverOptions };
    const server = serve(options, (address) => {
      server.off('error', reject);
      resolve({ port: address.port, stop: (stopOptions) => stop(server as Server, stopOptions) });
    });
    (server as Server).setTimeout(timeouts.silence);
    server.once('error', reject);
  });
}

async function stop(server: Server, { drainMs = 0, cutAfterMs = 3000 }: StopOptions = {}): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await wait(drainMs);
  return new Promise((resolve) => {
    // A kept-alive connection becomes idle only after its last answer, so idle ones are looked for again and again.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), cutAfterMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
  });
}

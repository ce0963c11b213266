import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export type RunningServer = {
  /** The port that was taken, also when 0 was asked for. */
  readonly port: number;
  /** Answers what is under way, then closes; cuts what is still open after `cutAfterMs`, three seconds by default. */
  readonly stop: (cutAfterMs?: number) => Promise<void>;
};

/** Opens the port. Rejects with Node's error (`EADDRINUSE`, `EACCES`, …) when it cannot be had. */
export function listen(app: Hono, host: string, port: number): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    // A slow or silent client must not hold a connection open for ever.
    const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 };
    const options = { fetch: app.fetch, hostname: host, port, createServer, serverOptions: timeouts };
    const server = serve(options, (address) => {
      server.off('error', reject);
      resolve({ port: address.port, stop: (cutAfterMs = 3000) => stop(server as Server, cutAfterMs) });
    });
    server.once('error', reject);
  });
}

function stop(server: Server, cutAfterMs: number): Promise<void> {
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

import { load, type Load } from './generate-load.ts';
import { startBareServer } from './bare/start-bare-server.ts';

/** A constant from a server of Node's own, in a process of its own on this port. */
export async function measureBaseline(port: number, seconds: number): Promise<Load> {
  const server = await startBareServer('baseline-server.ts', port);
  try {
    return await load(server.url, () => ({ path: '/' }), seconds);
  } finally {
    server.stop();
  }
}

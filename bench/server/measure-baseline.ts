import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { load, type Load } from './generate-load.ts';

/** A constant from a server of Node's own, in a process of its own on this port. */
export async function measureBaseline(port: number, seconds: number): Promise<Load> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'baseline-server.ts'), String(port)], {
    stdio: 'ignore'
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error('The bare server did not start');
      await wait(10);
    }
    return await load(url, () => ({ path: '/' }), seconds);
  } finally {
    server.kill();
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false
  );

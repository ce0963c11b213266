import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server of Node's own as a process of its own, from a script of this folder that is given the port first. */
export async function startBareServer(
  script: string,
  port: number,
  more: readonly string[] = []
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = spawn(process.execPath, [join(import.meta.dirname, script), String(port), ...more], {
    stdio: 'ignore'
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error('The bare server did not start');
    await wait(10);
  }
  return { url, stop: () => void server.kill() };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false
  );

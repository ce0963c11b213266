// Runs a script of the tests in a process of its own, to be killed without warning.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** The folder of compiled modules, with which a start costs a third less CPU time. */
const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node') };

export type Child = ChildProcessByStdio<null, Readable, null>;

/** `script` is the URL of a TypeScript file; each line it prints is handed to `onLine`. */
export function startChild(script: URL, args: readonly string[], onLine: (line: string) => void): Child {
  const child = spawn(process.execPath, [fileURLToPath(script), ...args], {
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  return child;
}

/** Waits until the process is gone and everything it printed was read; answers with the signal that ended it. */
export async function waitForEnd(child: Child): Promise<NodeJS.Signals | number | null> {
  await once(child, 'close');
  return child.signalCode ?? child.exitCode;
}

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export type RunningServer = { readonly address: string; readonly stop: () => Promise<void> };

/**
 * Starts the built server on this Node, and waits until it says where it listens; null where it ends before. What it
 * complains of goes to the terminal.
 */
export async function startServer(
  script: string,
  settings: Readonly<Record<string, string>>
): Promise<RunningServer | null> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings }
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const address = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, found] = /^Reelwright is running at (http:\S+)$/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const found = await Promise.race([address, ended]);
  if (found === undefined) return null;
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { address: found, stop };
}

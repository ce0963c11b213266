import { spawn } from 'node:child_process';

export type CommandResult = { readonly code: number; readonly output: string };

export type CommandOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** The command is killed after this and counts as failed. */
  readonly timeoutMs?: number;
};

/** Runs a command quietly. A command that is missing or killed has a code other than 0. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env, timeoutMs }: CommandOptions = {}
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' })
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** Runs a package's own JavaScript on this Node, e.g. `node_modules/vite/bin/vite.js`. */
export const runNode = (args: readonly string[], options?: CommandOptions): Promise<CommandResult> =>
  runCommand(process.execPath, args, options);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { serverFile } from './server-file.ts';

export type ServerProcess = {
  /** E.g. "http://localhost:41234". */
  readonly url: string;
  /** Sends a signal and waits for the end; resolves to the exit code, null where the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Everything it wrote so far. */
  readonly output: () => string;
};

type Variables = Readonly<Record<string, string>>;

/** The server in a process of its own, on a free port, once it listens. Rejects with its output when it ends instead. */
export async function startServer(
  dataFolder: string,
  variables: Variables = {},
  args: readonly string[] = ['--no-demo']
): Promise<ServerProcess> {
  const webFolder = mkdtempSync(join(tmpdir(), 'reelwright-web-'));
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Reelwright</title>');
  const child = spawn(process.execPath, [serverFile, ...args], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataFolder,
      WEB_DIR: webFolder,
      LOG_LEVEL: 'warn',
      SHUTDOWN_DELAY_SECONDS: '0',
      ...variables
    },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  let output = '';
  const ended = once(child, 'close');
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      const found = /running at (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`The server ended:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    end: async (signal) => {
      child.kill(signal);
      await ended;
      return child.exitCode;
    }
  };
}

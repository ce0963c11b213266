import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { serverFile } from './server-file.ts';

/** Runs a command of the server on the data folder of one that may be running; resolves to what it says. */
export async function runServerCommand(dataFolder: string, ...words: readonly string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
  const { stdout } = await promisify(execFile)(process.execPath, [serverFile, ...words], { env });
  return stdout;
}

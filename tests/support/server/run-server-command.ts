import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { compileCache } from './compile-cache.ts';

/** Runs a command of the server on the data folder of one that may be running; resolves to what it says. */
export async function runServerCommand(dataFolder: string, ...words: readonly string[]): Promise<string> {
  const env = { ...compileCache, PATH: process.env['PATH'], DATA_DIR: dataFolder, LOG_LEVEL: 'warn' };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/index.ts', ...words], { env });
  return stdout;
}

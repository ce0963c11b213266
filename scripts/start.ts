// `npm start`: builds what is stale and opens the app, in its window where there can be one, else in the browser.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isStale, root, type TargetName } from './build/targets.ts';
import { findDesktopRuntime } from './start/desktop-runtime.ts';
import { startServer } from './start/start-server.ts';

const quickFailureMs = 10_000;

async function start(): Promise<void> {
  process.chdir(root);
  process.env['DATA_DIR'] = resolve(process.env['DATA_DIR'] ?? '.data');
  if (process.argv.includes('--web')) return serve();
  const runtime = await findDesktopRuntime(root);
  if ('whyNot' in runtime) {
    console.log(`${runtime.whyNot}, so the app opens in the browser.`);
    return serve();
  }
  return openWindow(runtime.executable);
}

async function serve(): Promise<void> {
  await buildStaleTargets(['web', 'server']);
  Object.assign(process.env, serverSettings());
  process.argv = process.argv.filter((word) => word !== '--web');
  await import(pathToFileURL(resolve('dist/server/index.js')).href);
}

const serverSettings = (): Readonly<Record<string, string>> => ({
  WEB_DIR: process.env['WEB_DIR'] ?? resolve('dist/web'),
  // A terminal is for people; `LOG_LEVEL=info` shows every request.
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  // No proxy needs to hear that this server stops.
  SHUTDOWN_DELAY_SECONDS: process.env['SHUTDOWN_DELAY_SECONDS'] ?? '0'
});

/** The window, and the server that it talks to unless `REELWRIGHT_SERVER` names another. */
async function openWindow(executable: string): Promise<void> {
  const hasOwnServer = !process.env['REELWRIGHT_SERVER'];
  await buildStaleTargets(hasOwnServer ? ['web', 'server', 'desktop'] : ['desktop']);
  const server = hasOwnServer ? await startServer(resolve('dist/server/index.js'), serverSettings()) : null;
  if (hasOwnServer && server === null)
    console.log('The server did not start, so the marketplace stays closed.');
  const code = await runWindow(executable, server === null ? {} : { REELWRIGHT_SERVER: server.address });
  await server?.stop();
  if (code === 'failed') {
    console.log('The desktop window did not open, so the app opens in the browser.');
    return serve();
  }
  process.exitCode = code;
}

/** Until the window closes; `failed` where it seems never to have opened. */
async function runWindow(
  executable: string,
  settings: Readonly<Record<string, string>>
): Promise<number | 'failed'> {
  const openedAt = Date.now();
  const child = spawn(executable, ['.'], { stdio: 'inherit', env: { ...process.env, ...settings } });
  const stop = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.once('SIGTERM', stop).once('SIGINT', stop);
  console.log('Reelwright opens in its own window.');
  const code = await new Promise<number>((done) => {
    child.once('error', () => done(127));
    child.once('exit', (exitCode, signal) => done(exitCode ?? (signal === null ? 1 : 0)));
  });
  process.off('SIGTERM', stop).off('SIGINT', stop);
  return code !== 0 && Date.now() - openedAt < quickFailureMs ? 'failed' : code;
}

async function buildStaleTargets(names: readonly TargetName[]): Promise<void> {
  const stale = names.filter(isStale);
  if (stale.length === 0) return;
  console.log('Building the app, which takes a few seconds…');
  const failures = (await Promise.all(stale.map(build))).filter((failure) => failure !== null);
  if (failures.length > 0) {
    throw new Error(failures.map(({ name, output }) => `${output}\nThe ${name} build failed.`).join('\n'));
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

// Composition root: reads the environment once, builds the app, listens.
import { mkdirSync } from 'node:fs';
import packageFile from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import { listen } from './listen.ts';
import { describeStartFailure } from './start-failure.ts';
import { readWebFiles } from './web/web-files.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function start(): Promise<void> {
  const { port, host, dataFolder, webFolder, siteUrl, sendsTo } = readConfiguration(process.env);
  mkdirSync(dataFolder, { recursive: true });
  const app = createApp({
    version: packageFile.version,
    webFiles: readWebFiles(webFolder),
    siteUrl,
    sendsTo,
    reportFailure: (error) => complain(error.stack ?? error.message)
  });
  const server = await listen(app, host, port);
  const isLocal = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1';
  say(`Reelwright is running at http://${isLocal ? 'localhost' : host}:${server.port}`);
  const stop = (): void => void server.stop();
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await start();
} catch (error) {
  complain(describeStartFailure(error));
  process.exitCode = 1;
}

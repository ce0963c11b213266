// Composition root: reads the environment and the command line once, builds the app, listens.
import './limit-heap-growth.ts';
import packageFile from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { readProviders } from './auth/oauth-providers.ts';
import { type ParsedArguments, readArguments } from './commands/read-arguments.ts';
import { type Configuration, readConfiguration } from './configuration/configuration.ts';
import { createLifecycle, retryUntilReady, type Lifecycle, stopOnSignals } from './lifecycle.ts';
import { defaultRateLimits } from './rate-limit/rate-limits.ts';
import { createLog } from './log/create-log.ts';
import type { Log } from './log/log.ts';
import { bindListener } from './bind-listener.ts';
import { createDependencies } from './create-dependencies.ts';
import { fillDemoJob } from './services/demo/fill-demo.ts';
import { reconcilePayments } from './services/order/reconcile.ts';
import { describeStartFailure } from './describe-start-failure.ts';
import { loadPageRenderer } from './web/load-page-renderer.ts';
import { readWebFiles } from './web/web-files.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

type Start = { readonly configuration: Configuration; readonly lifecycle: Lifecycle; readonly log: Log };

async function serve({ configuration, lifecycle, log }: Start, hasDemo: boolean): Promise<void> {
  const { host, siteUrl, sendsTo, trustedHops, readsPerMinute, shutdownDelayMs } = configuration;
  const webFiles = readWebFiles(configuration.webFolder);
  const front = await bindListener(configuration);
  lifecycle.onStop('port', front.close);
  const { context, jobs, isDatabaseAnswering } = await createDependencies(
    front.configuration,
    lifecycle,
    log
  );
  const app = createApp({
    version: packageFile.version,
    webFiles,
    renderPage: loadPageRenderer(configuration.webFolder),
    context,
    siteUrl,
    sendsTo,
    authOptions: { providers: readProviders(configuration.providers) },
    trustedHops,
    rates: defaultRateLimits(readsPerMinute),
    hasMailbox: configuration.smtp === undefined,
    isReady: async () => !lifecycle.isStopping() && (await isDatabaseAnswering())
  });
  const server = await front.serve(app);
  lifecycle.onStop('server', () => server.stop({ drainMs: shutdownDelayMs }));
  // Streams end first: they would keep the server from closing until they are cut.
  lifecycle.onStop('pokes', context.pokes.close);
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  say(`Reelwright is running at http://${isLocal ? 'localhost' : host}:${server.port}`);
  // Requests need no jobs, so the server listens before their tables are checked.
  const workOn = async (): Promise<void> => {
    await jobs.work(context);
    // Continues the payments that a killed server left unfinished.
    await jobs.add(reconcilePayments, {}, { key: 'at start' });
    if (hasDemo) await jobs.add(fillDemoJob, {}, { key: 'once' });
  };
  await retryUntilReady('starting jobs', workOn, lifecycle, log);
}

async function run({ command, words }: NonNullable<ParsedArguments['command']>, start: Start): Promise<void> {
  const { context } = await createDependencies(start.configuration, start.lifecycle, start.log);
  say(await command.run(context, ...words));
  await start.lifecycle.stop();
}

let failureCode = 1;
try {
  const asked = readArguments(process.argv.slice(2));
  failureCode = asked.command?.command.failureCode ?? failureCode;
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration.logLevel);
  const lifecycle = createLifecycle(log);
  const start = { configuration, lifecycle, log };
  stopOnSignals(lifecycle, log);
  const work = asked.command === undefined ? serve(start, asked.hasDemo) : run(asked.command, start);
  await work.catch(async (error: unknown) => {
    if (lifecycle.isStopping()) return;
    await lifecycle.stop();
    throw error;
  });
} catch (error) {
  complain(describeStartFailure(error));
  process.exitCode = failureCode;
}

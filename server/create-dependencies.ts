import { mkdirSync } from 'node:fs';
import type { Configuration } from './configuration/configuration.ts';
import type { Context } from './context/context.ts';
import { createContext } from './create-context.ts';
import { openDatabase } from './database.ts';
import { allJobs } from './jobs/all-jobs.ts';
import { createJobs, type JobQueue } from './jobs/create-jobs.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Log } from './log/log.ts';

type Dependencies = {
  readonly context: Context;
  readonly jobs: JobQueue;
  readonly isDatabaseAnswering: () => Promise<boolean>;
};

/** Everything that services need, open; closed again by `lifecycle`. */
export async function createDependencies(
  configuration: Configuration,
  lifecycle: Lifecycle,
  log: Log
): Promise<Dependencies> {
  mkdirSync(configuration.dataFolder, { recursive: true });
  const database = await openDatabase(configuration, log);
  lifecycle.onStop('database', database.close);
  const jobs = createJobs(database.jobPool, allJobs, log);
  lifecycle.onStop('jobs', jobs.stop);
  const context = await createContext({ configuration, database, jobs, log });
  return { context, jobs, isDatabaseAnswering: database.isAnswering };
}

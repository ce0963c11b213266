import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Db, fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Context } from '../context/context.ts';
import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';
import type { Job } from '../context/job.ts';
import type { Jobs } from '../context/job-queue.ts';
import { type QueueWatcher, watchQueues } from './watch-queues.ts';

type Task = { readonly id: string; readonly data: { readonly payload: unknown } };

/** Ten at a time, and the next ten at once after a full batch. Polling is a fallback: `watchQueues` wakes workers. */
const inBatches = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 60
} as const;

/** Any number that nothing else of ours locks. */
const indexLock = 7_236_503;

/** A failed job can be retried for this long. Completed ones go earlier (`removeOldRecords`). */
const failedJobSeconds = 7 * 86_400;

/** A job added within a transaction is looked for when that is likely committed; `watchQueues` finds it otherwise. */
const commitTimeoutMs = 100;

export type JobQueue = Jobs & {
  /** Makes the queue's tables where they are missing; otherwise the first use does. */
  readonly open: () => Promise<void>;
  /** Starts running jobs on this instance; until then it only adds them. */
  readonly work: (context: Context) => Promise<void>;
  /** Waits at most five seconds for running jobs; another instance or the next start runs the rest. */
  readonly stop: () => Promise<void>;
};

/** Jobs in PostgreSQL: added in the caller's transaction, run by any instance. */
export function createJobs(pool: pg.Pool, jobs: readonly Job[], log: Log): JobQueue {
  const boss = createBoss(pool, log);
  const workers = new Map<string, string>();
  let opening: Promise<void> | undefined;
  let watcher: QueueWatcher | undefined;
  const open = (): Promise<void> =>
    (opening ??= openQueues(boss, jobs).catch(async (error: unknown) => {
      // A start that failed halfway has timers, which the next start would lose and which keep the process alive.
      await boss.stop({ graceful: false }).catch(() => undefined);
      opening = undefined;
      throw error;
    }));

  function wake(name: string, isCommitted: boolean): void {
    const worker = workers.get(name);
    if (worker === undefined) return;
    if (isCommitted) boss.notifyWorker(worker);
    else setTimeout(() => boss.notifyWorker(worker), commitTimeoutMs).unref();
  }

  return {
    open,
    add: async (job, payload, { within, delay = 0, key = randomUUID() } = {}) => {
      await open();
      await boss.send(
        job.name,
        { payload: job.payload.parse(payload) },
        {
          singletonKey: key,
          ...(delay > 0 ? { startAfter: new Date(Date.now() + delay) } : {}),
          ...(within === undefined ? {} : { db: fromDrizzle(within, sql) })
        }
      );
      if (delay === 0) wake(job.name, within === undefined);
    },
    retry: async (name, ids, within) => {
      await open();
      await boss.retry(name, [...ids], { db: fromDrizzle(within, sql) });
      wake(name, false);
    },
    work: async (context) => {
      await open();
      for (const job of jobs.filter(({ name }) => !workers.has(name))) {
        const worker = await boss.work(job.name, inBatches, createHandler(job, context));
        workers.set(job.name, worker);
        if (job.schedule !== undefined)
          await boss.schedule(job.name, job.schedule, { payload: {} }, { tz: 'UTC' });
      }
      watcher ??= watchQueues({
        pool,
        listNames: () => [...workers.keys()],
        onReady: (name) => wake(name, true),
        log
      });
    },
    stop: async () => {
      if (opening === undefined) return;
      await opening.catch(() => undefined);
      await watcher?.stop();
      await boss.stop({ graceful: true, timeout: 5000 });
    }
  };
}

function createBoss(pool: pg.Pool, log: Log): PgBoss {
  const db: Db = { executeSql: (text, values) => pool.query(text, values) };
  // The owner of the database creates the schema (`application-role.ts`).
  const boss = new PgBoss({ db, createSchema: false });
  boss.on('error', (error) => log.error({ error }, 'the job queue failed'));
  return boss;
}

/** Creates the queue's own tables where they are missing; concurrent starts are serialized. */
async function openQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.start();
  await prepareFailedJobs(boss);
  for (const { name, retries = 5 } of jobs) {
    await boss.createQueue(name, {
      // One waiting job a key; each without a key has one of its own.
      policy: 'short',
      retryLimit: retries,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 120,
      deleteAfterSeconds: failedJobSeconds
    });
  }
}

/**
 * Brings queues of an older server to the time that failed jobs are kept for, and creates the index that lists these.
 * It is looked for first, because `create index if not exists` locks the table even where it exists.
 */
async function prepareFailedJobs(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  await db.executeSql(`update pgboss.queue set deletion_seconds = ${failedJobSeconds}
    where deletion_seconds <> ${failedJobSeconds}`);
  await db.executeSql(`do $$ begin
    if to_regclass('pgboss.job_failed') is null then
      perform pg_advisory_xact_lock(${indexLock});
      create index if not exists job_failed on pgboss.job_common (completed_on, id) where state = 'failed';
    end if; end $$`);
}

const createHandler =
  (job: Job, context: Context) =>
  (tasks: readonly Task[]): Promise<JobResult[]> =>
    Promise.all(tasks.map(({ id, data }) => run(job, id, data.payload, context)));

async function run(job: Job, id: string, payload: unknown, context: Context): Promise<JobResult> {
  const log = context.log.child({ job: job.name });
  try {
    await job.run({ ...context, log }, job.payload.parse(payload));
    log.debug({}, 'job done');
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ error }, 'job failed');
    // The queue stores the output, and an error's message may quote personal text.
    const { name, code, cause } = describeError(error);
    return { id, status: 'failed', output: { name: code ?? cause?.code ?? name } };
  }
}

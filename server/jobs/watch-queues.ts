import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log/log.ts';

/** The longest wait before a job of another instance, a delayed job or a retry starts. */
const intervalMs = 2000;

/** Uses the index from which workers take jobs. */
const readyQueues = `select queue.name from unnest($1::text[]) as queue (name)
  where exists (select from pgboss.job_common as job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now())`;

type Options = {
  readonly pool: pg.Pool;
  readonly listNames: () => readonly string[];
  /** The queue has a job that can start. */
  readonly onReady: (name: string) => void;
  readonly log: Log;
};

export type QueueWatcher = { readonly stop: () => Promise<void> };

/** Polls all queues in one query; the workers of pg-boss poll one queue each. */
export function watchQueues({ pool, listNames, onReady, log }: Options): QueueWatcher {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      try {
        const { rows } = await pool.query<{ name: string }>(readyQueues, [listNames()]);
        for (const { name } of rows) onReady(name);
      } catch (error) {
        log.error({ error }, 'the job queue failed');
      }
      await wait(intervalMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    stop: async () => {
      stopping.abort();
      await watching;
    }
  };
}

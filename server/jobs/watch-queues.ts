import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log/log.ts';

/** The longest time until a job is found that another instance added, that was delayed, or that is tried again. */
const intervalMs = 2000;

/** Each queue is looked up in the index from which its worker takes jobs. */
const readyQueues = `select queue.name from unnest($1::text[]) as queue (name)
  where exists (select from pgboss.job_common as job
    where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now())`;

type Given = {
  readonly pool: pg.Pool;
  readonly listNames: () => readonly string[];
  /** The queue has a job that can start. */
  readonly onReady: (name: string) => void;
  readonly log: Log;
};

export type Watch = { readonly stop: () => Promise<void> };

/** Asks for the jobs of all queues in one query: a worker that polls takes one of its own for each queue. */
export function watchQueues({ pool, listNames, onReady, log }: Given): Watch {
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

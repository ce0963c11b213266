import { sql } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';

type ReadContext = Pick<Context, 'db' | 'now'>;

export type QueueNumbers = {
  readonly name: string;
  readonly waiting: number;
  readonly failed: number;
  /** Failed within the last hour. */
  readonly failedLately: number;
  /** When the job that is due for longest was to start; null where none is. */
  readonly dueAt: number | null;
};

const hourMs = 3_600_000;

/** Queues where something waits or failed, by name. */
export async function readQueues({ db, now }: ReadContext): Promise<readonly QueueNumbers[]> {
  const { rows } = await db.execute<Omit<QueueNumbers, 'dueAt'> & { readonly due: Date | null }>(sql`
    select name, sum(waiting)::int as waiting, sum(failed)::int as failed, sum(lately)::int as "failedLately",
      min(due) as due
    from (
      select name, count(*) as waiting, 0 as failed, 0 as lately,
        min(start_after) filter (where start_after <= ${new Date(now()).toISOString()}) as due
      from pgboss.job where state < 'active' and not blocked group by name
      union all
      select name, 0, count(*), count(*) filter (where completed_on > ${new Date(now() - hourMs).toISOString()}), null
      from pgboss.job where state = 'failed' group by name
    ) counted
    group by name order by name`);
  return rows.map(({ due, ...row }) => ({ ...row, dueAt: due === null ? null : new Date(due).getTime() }));
}

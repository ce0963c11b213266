import type { Overview } from '#shared/contract/cloud/admin/overview.ts';
import type { Context } from '../../../context/context.ts';
import { countDay } from './count-day.ts';
import { countWaiting } from './count-waiting.ts';

const dayMs = 86_400_000;

/** Waiting work, and today's numbers beside those of a week ago up to the same time of day, in UTC. */
export async function getOverview(context: Pick<Context, 'db' | 'now'>): Promise<Overview> {
  const asOf = context.now();
  const from = asOf - (asOf % dayMs);
  return {
    asOf,
    waiting: await countWaiting(context),
    today: await countDay(context, { from, until: asOf + 1 }),
    weekAgo: await countDay(context, { from: from - 7 * dayMs, until: asOf + 1 - 7 * dayMs })
  };
}

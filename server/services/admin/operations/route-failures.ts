import { gte, sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { routeFailures } from '../../../db/schema/technical-records.ts';

const hourMs = 3_600_000;
/** Failures of a second are written together, so that a route that always fails does not write once a request. */
const writeAfterMs = 1000;
const retryAfterMs = 10_000;

export type CountFailure = (route: string) => void;

type CountContext = Pick<Context, 'db' | 'now' | 'log'>;

/** Counts failed requests by route and hour. While the database cannot be reached they are kept, and written later. */
export function createFailureCounter(context: CountContext): CountFailure {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const add = (key: string, failures: number, delayMs: number): void => {
    counted.set(key, (counted.get(key) ?? 0) + failures);
    timer ??= setTimeout(() => void write(), delayMs).unref();
  };
  async function write(): Promise<void> {
    const batch = counted;
    counted = new Map();
    timer = undefined;
    try {
      await saveFailures(context, batch);
    } catch (error) {
      context.log.warn({ error }, 'failed requests were not counted');
      for (const [key, failures] of batch) add(key, failures, retryAfterMs);
    }
  }
  return (route) => {
    const hour = context.now() - (context.now() % hourMs);
    add(`${hour} ${route}`, 1, writeAfterMs);
  };
}

async function saveFailures({ db }: CountContext, counted: ReadonlyMap<string, number>): Promise<void> {
  // In one order, so that two instances never wait for each other.
  const keys = [...counted.keys()].toSorted((one, other) => (one < other ? -1 : 1));
  const rows = keys.map((key) => {
    const [hour = '', route = ''] = key.split(' ');
    const failures = counted.get(key) ?? 0;
    return { hour: new Date(Number(hour)), route, failures };
  });
  await db
    .insert(routeFailures)
    .values(rows)
    .onConflictDoUpdate({
      target: [routeFailures.hour, routeFailures.route],
      set: { failures: sql`${routeFailures.failures} + excluded.failures` }
    });
}

/** Of the last 24 hours, most first. */
export async function listRouteFailures({
  db,
  now
}: Pick<Context, 'db' | 'now'>): Promise<OutputOf<CloudContract['operations.get']>['routeFailures']> {
  const rows = await db
    .select({
      route: routeFailures.route,
      count: sql<number>`sum(${routeFailures.failures})::int`,
      lastHour: sql`max(${routeFailures.hour})`.mapWith(routeFailures.hour)
    })
    .from(routeFailures)
    .where(gte(routeFailures.hour, new Date(now() - 24 * hourMs)))
    .groupBy(routeFailures.route)
    .orderBy(sql`2 desc`, routeFailures.route)
    .limit(50);
  return rows.map((row) => ({ ...row, lastHour: row.lastHour.getTime() }));
}

import { gt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Status } from '#shared/contract/cloud/server.ts';
import {
  rateServices,
  services,
  serviceStates,
  withoutDatabase
} from '#shared/domain/activity/service-status.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import type { Context } from '../../context/context.ts';
import { isUnavailable } from '../../db/database-errors.ts';
import { serviceDays } from '../../db/schema/technical-records.ts';
import { measureServices } from '../admin/operations/measure-services.ts';
import { statusDays } from '../admin/operations/remove-old-records.ts';
import { defineJob } from '../../context/job.ts';

const dayMs = 86_400_000;

/** How each service works now, and the worst that was recorded of it each day. */
export async function getStatus(
  context: Pick<Context, 'db' | 'now' | 'payments' | 'readDisk'>
): Promise<Status> {
  const { db, now } = context;
  const asOf = now();
  try {
    const states = rateServices(await measureServices(context));
    const days = await db
      .select()
      .from(serviceDays)
      .where(gt(serviceDays.day, toIsoDate(asOf - statusDays * dayMs).slice(0, 10)))
      .orderBy(serviceDays.day, serviceDays.service);
    return { asOf, states, days };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { asOf, states: withoutDatabase, days: [] };
  }
}

const ranks = sql.raw(`array[${serviceStates.map((state) => `'${state}'`).join()}]`);

/** Keeps the worst state of each service on the day. */
export const recordServiceStates = defineJob({
  name: 'record-service-states',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  run: async (context) => {
    const states = rateServices(await measureServices(context));
    const day = toIsoDate(context.now()).slice(0, 10);
    await context.db
      .insert(serviceDays)
      .values(services.map((service) => ({ day, service, state: states[service] })))
      .onConflictDoUpdate({
        target: [serviceDays.day, serviceDays.service],
        set: { state: sql`excluded.state` },
        setWhere: sql`array_position(${ranks}, excluded.state) > array_position(${ranks}, ${serviceDays.state})`
      });
  }
});

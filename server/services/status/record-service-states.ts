import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { rateServices, serviceStates, services } from '#shared/domain/activity/service-status.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { defineJob } from '../../context/job.ts';
import { serviceDays } from '../../db/schema/technical-records.ts';
import { measureServices } from '../admin/operations/measure-services.ts';

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

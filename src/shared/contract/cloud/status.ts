// How well the server works, for everybody. No number in here says how much is sold or by whom.
import * as z from 'zod';
import { services, serviceStates } from '../../domain/activity/service-status.ts';
import { nothing, query } from '../procedure.ts';

export const Status = z.object({
  asOf: z.int(),
  states: z.record(z.enum(services), z.enum(serviceStates)),
  /** The worst state of each of the last 90 days, oldest first; a day without data is left out. */
  days: z.array(z.object({ day: z.iso.date(), service: z.enum(services), state: z.enum(serviceStates) }))
});
export type Status = z.infer<typeof Status>;

export const statusProcedures = { 'status.get': query(nothing, Status) } as const;

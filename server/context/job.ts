import type * as z from 'zod';
import type { Context } from './context.ts';
import type { JobKind } from './job-queue.ts';

/** Work done after the answer: `defineJob` beside the service that asks for it, and a line in `all-jobs.ts`. */
export type Job<Payload extends z.ZodType = z.ZodType> = JobKind<Payload> & {
  /** How often it is tried again after a failure, later each time; 5 by default. */
  readonly retries?: number;
  /** A cron line in UTC: done then by one of the copies, with the payload that its schema makes of `{}`. */
  readonly schedule?: string;
  run(context: Context, payload: z.output<Payload>): Promise<void>;
};

export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job;

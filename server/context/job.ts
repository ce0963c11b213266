import type * as z from 'zod';
import type { Context } from './context.ts';
import type { JobKind } from './job-queue.ts';

/** Work after the response: `defineJob` beside the service that adds it, and a line in `all-jobs.ts`. */
export type Job<Payload extends z.ZodType = z.ZodType> = JobKind<Payload> & {
  /** Retries after a failure, with exponential backoff; 5 by default. */
  readonly retries?: number;
  /** A cron expression in UTC: runs on one instance, with the payload that its schema derives from `{}`. */
  readonly schedule?: string;
  run(context: Context, payload: z.output<Payload>): Promise<void>;
};

export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job;

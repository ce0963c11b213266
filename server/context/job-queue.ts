import type * as z from 'zod';
import type { Database } from '../db/client.ts';

/** The part of a job that the caller who adds it needs. */
export type JobKind<Payload extends z.ZodType = z.ZodType> = {
  /** E.g. "send-mail". */
  readonly name: string;
  /** Stored as JSON. Use an id instead of a secret that is still valid. */
  readonly payload: Payload;
};

export type JobOptions = {
  /** The transaction that adds it: the job runs if and only if that commits. */
  readonly within?: Database;
  /** Milliseconds from now. */
  readonly delay?: number;
  /** Deduplication key: no second job is added while one is waiting. */
  readonly key?: string;
};

export type Jobs = {
  /** Resolves once it is stored: it then runs at least once, on any instance. */
  readonly add: <Payload extends z.ZodType>(
    job: JobKind<Payload>,
    payload: z.input<Payload>,
    options?: JobOptions
  ) => Promise<void>;
  /** Lets failed jobs of a queue run once more when `within` commits. */
  readonly retry: (name: string, ids: readonly string[], within: Database) => Promise<void>;
};

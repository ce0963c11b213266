import type * as z from 'zod';
import type { Database } from '../db/client.ts';

/** What whoever asks for a job has to know of it. */
export type JobKind<Payload extends z.ZodType = z.ZodType> = {
  /** E.g. "send-mail". */
  readonly name: string;
  /** Kept as JSON. No secret that still opens something, where an id does. */
  readonly payload: Payload;
};

export type JobOptions = {
  /** The transaction it belongs to: it is done if and only if that is committed. */
  readonly within?: Database;
  /** Milliseconds from now. */
  readonly delay?: number;
  /** While one with this key waits, another is not added. */
  readonly key?: string;
};

export type Jobs = {
  /** Resolves once it is kept: it is then done at least once, by one of the copies. */
  readonly add: <Payload extends z.ZodType>(
    job: JobKind<Payload>,
    payload: z.input<Payload>,
    options?: JobOptions
  ) => Promise<void>;
};

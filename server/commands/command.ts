import type { Context } from '../context/context.ts';

/** What whoever runs the server may ask of it on the command line. */
export type Command = {
  readonly name: string;
  /** What stands behind its name, e.g. "<email>"; empty for nothing. */
  readonly takes: string;
  readonly says: string;
  /** Resolves to a sentence about what was done. Throws a plain one when it cannot be. */
  readonly run: (context: Context, argument: string) => Promise<string>;
};

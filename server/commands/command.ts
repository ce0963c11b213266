import type { Context } from '../context/context.ts';

/** A command of the command line. */
export type Command = {
  readonly name: string;
  /** The arguments in the usage text, separated by spaces, e.g. "<email>"; empty for none. */
  readonly takes: string;
  readonly says: string;
  /** The exit code where it fails; 1 without it. */
  readonly failureCode?: number;
  /** Resolves to a sentence about what was done. Throws a plain one when it cannot be. */
  readonly run: (context: Context, ...words: readonly string[]) => Promise<string>;
};

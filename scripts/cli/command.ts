// A command of the command line: what it is called, how it is explained and what it answers.

export type Io = {
  /** The bytes of a file, or of standard input for "-"; at most `limit`. Rejects with Node's own error. */
  readonly read: (path: string, limit: number) => Promise<Uint8Array>;
  /** Today, as "2026-11-20". */
  readonly today: string;
  /** A whole number that no run before is likely to have had. */
  readonly newSeed: () => number;
};

export type Answer = {
  /** For standard output, without its last line break. */
  readonly output: string;
  /** One line each, for standard error: what a person wants to know and a pipe does not. */
  readonly notes?: readonly string[];
  /** True if a finding has the severity error. */
  readonly hasErrors?: boolean;
};

export type Command = {
  readonly name: string;
  /** One line of the list of commands. */
  readonly summary: string;
  /** The arguments, shown behind the command's name. */
  readonly usage: string;
  /** One line each: "--for MODELS   which models". */
  readonly options: readonly string[];
  /** @throws {InvalidInputError} or what `parseArgs` throws. */
  readonly run: (args: readonly string[], io: Io) => Promise<Answer>;
};

/** Input nothing can be done with; the message is the one plain line that people see. */
export class InvalidInputError extends Error {}

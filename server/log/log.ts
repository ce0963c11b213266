export type LogFields = Readonly<Record<string, unknown>>;

/** Structured lines. Fields are ids, codes, counts and times: never an address, a secret or personal text. */
export type Log = {
  readonly debug: (fields: LogFields, message: string) => void;
  readonly info: (fields: LogFields, message: string) => void;
  readonly warn: (fields: LogFields, message: string) => void;
  readonly error: (fields: LogFields, message: string) => void;
  readonly child: (fields: LogFields) => Log;
};

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

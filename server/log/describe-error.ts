type Described = {
  readonly name: string;
  readonly message?: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly frames: readonly string[];
  readonly cause?: Described;
};

/**
 * The parts of an error that a log may contain. Messages of the database quote values and those of the JSON parser
 * quote its input, so only codes and names of these remain.
 */
export function describeError(error: unknown): Described {
  const { code, constraint } = Object(error) as { code?: unknown; constraint?: unknown };
  if (!(error instanceof Error)) {
    return { name: typeof error, ...(typeof code === 'string' ? { code } : {}), frames: [] };
  }
  const isQuoting = error instanceof SyntaxError || 'severity' in error || 'query' in error;
  const lines = error.stack?.split('\n') ?? [];
  return {
    name: error.name,
    ...(isQuoting ? {} : { message: error.message }),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    frames: lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {})
  };
}

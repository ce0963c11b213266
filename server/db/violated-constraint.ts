const uniqueViolation = '23505';

/** The name of the uniqueness that an error of the database says was broken; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === uniqueViolation && typeof constraint === 'string') return constraint;
  return violatedConstraint(error.cause);
}

/** Classes of SQLSTATE in which the database itself does not serve: connections, resources, an operator's doing. */
const unavailableClasses: readonly string[] = ['08', '53', '57'];
const networkCodes: readonly string[] = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'];
const poolTimeout = 'timeout exceeded when trying to connect';

/** True for a transient error of the database, where a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (error.message === poolTimeout || error.message.startsWith('Connection terminated')) return true;
  if (typeof code === 'string') {
    const isOwn = code.length === 5 && unavailableClasses.includes(code.slice(0, 2)) && code !== '57014';
    if (isOwn || ('syscall' in error && networkCodes.includes(code))) return true;
  }
  return isUnavailable(error.cause);
}

const uniqueViolation = '23505';

/** The name of the uniqueness that an error of the database says was broken; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === uniqueViolation && typeof constraint === 'string') return constraint;
  return violatedConstraint(error.cause);
}

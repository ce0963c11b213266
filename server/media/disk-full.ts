const diskFullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** True if the error, one of its causes, or a program whose output it quotes ran out of disk space. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && diskFullCodes.includes(error.code)) return true;
  return error.message.includes('No space left on device') || isDiskFull(error.cause);
}

import type { FailureLog } from './failure-log.ts';

let log: Pick<FailureLog, 'add'> | undefined;

/** From here on failures are kept, the last of the process too. */
export function keepFailures(kept: FailureLog): void {
  log = kept;
  process.on('uncaughtExceptionMonitor', (error) => kept.add('main', error));
}

/** Writes a failure to the log of the process, without its message, and keeps it for the diagnostics. */
export function logFailure(where: string, failure: unknown): void {
  console.error(`${where}:`, describeFailure(failure));
  log?.add(where, failure);
}

/** For logs: what failed and where, without the message, which may quote what the user wrote. */
function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return `thrown ${typeof failure}`;
  const code = 'code' in failure && typeof failure.code === 'string' ? ` ${failure.code}` : '';
  const frames = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`${failure.name}${code}`, ...frames].join('\n');
}

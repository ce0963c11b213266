import { describeError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';

const intervalMs = 10_000;

/**
 * Logs failures of the job queue: a new one at once, the same one at most every ten seconds, with the number left out
 * meanwhile. While the database is away, each of the workers reports the failure of its own poll.
 */
export function createFailureReporter(
  log: Log,
  readMs: () => number = () => performance.now()
): (error: unknown) => void {
  const reported = new Map<string, { readonly atMs: number; leftOut: number }>();
  return (error) => {
    const { name, code, message } = describeError(error);
    const kind = `${name} ${code ?? message ?? ''}`;
    const last = reported.get(kind);
    if (last !== undefined && readMs() - last.atMs < intervalMs) {
      last.leftOut += 1;
      return;
    }
    // A message may differ each time, and no more kinds than this are worth remembering.
    if (reported.size >= 100) reported.clear();
    reported.set(kind, { atMs: readMs(), leftOut: 0 });
    log.error({ error, leftOut: last?.leftOut ?? 0 }, 'the job queue failed');
  };
}

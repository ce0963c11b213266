import type { Shell } from '#shared/contract/shell.ts';
import { followCaughtErrors } from './error-reports.ts';

/** Errors of the page stay on this computer, for the diagnostics. */
export function keepFailures({ diagnostics }: Pick<Shell, 'diagnostics'>): void {
  const keep = (thrown: unknown): void => {
    if (!(thrown instanceof Error)) return;
    const { name, message, stack = '' } = thrown;
    void diagnostics.addFailure({
      name: name.slice(0, 100),
      message: message.slice(0, 2000),
      stack: stack.slice(0, 20_000)
    });
  };
  addEventListener('error', ({ error }) => keep(error));
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  followCaughtErrors(keep);
}

// A report that a user may save to show to somebody who helps. Nothing of it leaves the computer by itself.
import { join } from 'node:path';
import type { ShellHandlers } from '#shared/contract/shell.ts';
import { createFailureLog } from './failure-log.ts';
import { keepFailures } from './log-failure.ts';

type OpenedDiagnostics = {
  readonly handlers: Pick<ShellHandlers, Extract<keyof ShellHandlers, `diagnostics.${string}`>>;
  /** Forgets the failures. */
  readonly clear: () => void;
};

/** From here on failures are kept in `folder`, the data folder. */
export function openDiagnostics(folder: string): OpenedDiagnostics {
  const failures = createFailureLog(join(folder, 'failures.json'), Date.now);
  keepFailures(failures);
  return {
    handlers: {
      'diagnostics.write': async ({ sections }) => {
        const [{ describeComputer, listPersonal }, { redact }, { writeDiagnostics }] = await Promise.all([
          import('./describe-computer.ts'),
          import('./redact.ts'),
          import('./write-diagnostics.ts')
        ]);
        const text = writeDiagnostics(Date.now(), [...describeComputer(), ...sections], failures.list());
        return redact(text, listPersonal());
      },
      'diagnostics.addFailure': (thrown) => {
        failures.add('page', thrown);
        return undefined;
      }
    },
    clear: failures.clear
  };
}

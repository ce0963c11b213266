import type { DiagnosticSection } from '#shared/contract/shell.ts';
import type { LoggedFailure } from './failure-log.ts';

/** The text of the diagnostics: in English, whatever the language of its user, as it is written for those who help. */
export function writeDiagnostics(
  writtenAt: number,
  sections: readonly DiagnosticSection[],
  failures: readonly LoggedFailure[]
): string {
  const parts = sections.map(({ title, facts }) => [
    title,
    ...facts.map(([name, value]) => `  ${name}: ${describe(value)}`)
  ]);
  return [
    ['Reelwright diagnostics', `Written ${writeTime(writtenAt)}`],
    ...parts,
    ['Last errors', ...(failures.length === 0 ? ['  none'] : failures.flatMap(listLines))]
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

const describe = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

const writeTime = (at: number): string => new Date(at).toISOString();

function listLines({ at, where, what, times }: LoggedFailure): string[] {
  const [head = '', ...frames] = what;
  const repeated = times === 1 ? '' : ` (${times} times)`;
  return [`  ${writeTime(at)} ${where}: ${head}${repeated}`, ...frames.map((frame) => `    ${frame}`)];
}

import type { Finding, Severity } from '#shared/domain/fit/fit-rule.ts';

/** "1 thing Veo 3 refuses · 2 to look at · score 72". */
export function summarizeFit(modelLabel: string, findings: readonly Finding[], score: number): string {
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, infos] = [count('error'), count('warning'), count('info')];
  const parts = [
    errors === 0 ? `${modelLabel} refuses nothing` : `${countThings(errors)} ${modelLabel} refuses`,
    ...(warnings === 0 ? [] : [`${warnings} to look at`]),
    ...(infos === 0 ? [] : [`${infos} to know`]),
    `score ${score}`
  ];
  return parts.join(' · ');
}

const countThings = (count: number): string => (count === 1 ? '1 thing' : `${count} things`);

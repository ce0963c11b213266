// The analysis of a prompt, as history keeps it: what the fit check found when the prompt was saved.
import type { Finding, Severity } from './rules/fit-rule.ts';

export type Analysis = {
  /** The model's name as people read it. */
  readonly model: string;
  /** 0 to 100. */
  readonly score: number;
  /** Counts of findings by severity. */
  readonly findings: Readonly<Record<Severity, number>>;
};

export function analyzeFindings(model: string, findings: readonly Finding[], score: number): Analysis {
  const count = (severity: Severity): number =>
    findings.filter((finding) => finding.severity === severity).length;
  return {
    model,
    score,
    findings: { error: count('error'), warning: count('warning'), info: count('info') }
  };
}

/** The analysis in a history entry; null where there is none, or one in a form this version does not know. */
export function readAnalysis(value: unknown): Analysis | null {
  if (!isObject(value) || typeof value['model'] !== 'string' || !isObject(value['findings'])) return null;
  const { model, score } = value;
  const { error, warning, info } = value['findings'];
  if (![score, error, warning, info].every((number) => Number.isInteger(number))) return null;
  return {
    model,
    score: Number(score),
    findings: { error: Number(error), warning: Number(warning), info: Number(info) }
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

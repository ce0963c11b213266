// The score of a prompt for a model, computed from the findings of the fit check.
import type { Sentence } from '../../../kit/sentence.ts';
import type { Finding, Severity } from './rules/fit-rule.ts';

export type ScoreReason = { readonly ruleId: string; readonly points: number; readonly message: Sentence };
export type PromptScore = {
  /** 0 to 100, 100 for a prompt without findings. */
  readonly score: number;
  /** The deductions with their reasons; score and deductions add up to 100. */
  readonly reasons: readonly ScoreReason[];
};

/** A refused prompt is worth little, a risky one less, and a remark hardly counts. */
const points: Record<Severity, number> = { error: 25, warning: 8, info: 1 };

export function scorePrompt(findings: readonly Finding[]): PromptScore {
  let score = 100;
  const reasons: ScoreReason[] = [];
  for (const { ruleId, severity, message } of findings) {
    const taken = Math.min(points[severity], score);
    score -= taken;
    if (taken > 0) reasons.push({ ruleId, points: taken, message });
  }
  return { score, reasons };
}

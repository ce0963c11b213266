// The score sums the findings up in one number, and says what each of them took from it.
import type { Sentence } from '../../../kit/sentence.ts';
import type { Finding, Severity } from './rules/fit-rule.ts';

export type ScoreReason = { readonly ruleId: string; readonly points: number; readonly message: Sentence };
export type PromptScore = {
  /** 0 to 100, 100 for a prompt without findings. */
  readonly score: number;
  /** What was taken off and why; with the score their points make 100. */
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

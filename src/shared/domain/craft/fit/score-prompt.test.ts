import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentence } from '../../../kit/sentence.ts';
import type { Finding } from './rules/fit-rule.ts';
import { scorePrompt } from './score-prompt.ts';

const anyFinding: fc.Arbitrary<Finding> = fc.record({
  ruleId: fc.constantFrom('duration-unsupported', 'missing-style', 'fps-ignored'),
  severity: fc.constantFrom('error', 'warning', 'info'),
  fields: fc.constant(['duration'] as const),
  message: fc.string().map((text) => sentence`${text}`),
  fix: fc.constant(null)
});

const finding = (severity: Finding['severity'], message: Finding['message']): Finding => ({
  ruleId: `a-${severity}`,
  severity,
  fields: ['duration'],
  message,
  fix: null
});

test('a prompt without findings has the full score and nothing to explain', () => {
  expect(scorePrompt([])).toEqual({ score: 100, reasons: [] });
});

test('a refusal costs most, a risk less, a remark hardly anything, and each says why', () => {
  const findings = [
    finding('error', sentence`Too long.`),
    finding('warning', sentence`Retired.`),
    finding('info', sentence`Ignored.`)
  ];
  expect(scorePrompt(findings)).toEqual({
    score: 66,
    reasons: [
      { ruleId: 'a-error', points: 25, message: sentence`Too long.` },
      { ruleId: 'a-warning', points: 8, message: sentence`Retired.` },
      { ruleId: 'a-info', points: 1, message: sentence`Ignored.` }
    ]
  });
});

test('the score stops at nought, and only what still cost something is a reason', () => {
  const findings = Array.from({ length: 6 }, (_, index) => finding('error', sentence`Refused ${index}.`));
  expect(scorePrompt(findings)).toMatchObject({ score: 0, reasons: { length: 4 } });
});

test('more findings never raise the score', () => {
  fc.assert(
    fc.property(fc.array(anyFinding, { maxLength: 12 }), fc.array(anyFinding), (some, more) => {
      expect(scorePrompt([...some, ...more]).score).toBeLessThanOrEqual(scorePrompt(some).score);
    })
  );
});

test('score and points make a hundred, in whole numbers', () => {
  fc.assert(
    fc.property(fc.array(anyFinding, { maxLength: 30 }), (findings) => {
      const { score, reasons } = scorePrompt(findings);
      expect(score + reasons.reduce((sum, { points }) => sum + points, 0)).toBe(100);
      expect([score, ...reasons.map(({ points }) => points)].every((value) => Number.isInteger(value))).toBe(
        true
      );
      expect(score).toBeGreaterThanOrEqual(0);
    })
  );
});

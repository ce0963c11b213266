import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentence } from '../../../kit/sentence.ts';
import { analyzeFindings, readAnalysis } from './analysis.ts';
import type { Finding, Severity } from './rules/fit-rule.ts';

const finding = (severity: Severity): Finding => ({
  ruleId: 'rule',
  severity,
  fields: ['duration'],
  message: sentence`Too long`,
  fix: null
});

test('an analysis counts the findings by severity, and comes back as it was kept', () => {
  const analysis = analyzeFindings('Veo 3', [finding('error'), finding('info'), finding('info')], 73);
  expect(analysis).toEqual({ model: 'Veo 3', score: 73, findings: { error: 1, warning: 0, info: 2 } });
  expect(readAnalysis(JSON.parse(JSON.stringify(analysis)))).toEqual(analysis);
});

test('what another version or another app kept is left alone', () => {
  const findings = { error: 0, warning: 0, info: 0 };
  expect(readAnalysis({ model: 'Veo 3', score: 0.5, findings })).toBeNull();
  expect(readAnalysis({ model: 'Veo 3', score: 5, findings: {} })).toBeNull();
  fc.assert(fc.property(fc.jsonValue(), (value) => readAnalysis(value) === null));
});

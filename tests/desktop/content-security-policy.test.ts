import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { writeContentSecurityPolicy } from '#shared/contract/content-security-policy.ts';

const contentSecurityPolicy = writeContentSecurityPolicy();

const worseThanNotes = (policy: string): string[] =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.MEDIUM_MAYBE && severity !== Severity.NONE)
    .map(({ directive, description }) => `${directive}: ${description}`);

test('Google’s evaluator finds nothing worse than its notes in the policy of both builds', () => {
  expect(worseThanNotes(contentSecurityPolicy)).toEqual([]);
});

test('it would find what makes a policy weak', () => {
  expect(
    worseThanNotes(contentSecurityPolicy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"))
  ).not.toEqual([]);
  expect(
    worseThanNotes(
      contentSecurityPolicy.replace("object-src 'none'; ", '').replace("default-src 'none'; ", '')
    )
  ).not.toEqual([]);
});

test('the policy names no unsafe source and demands trusted types', () => {
  expect(contentSecurityPolicy).not.toMatch(/unsafe|\*|http:|wasm/);
  expect(contentSecurityPolicy).toContain("require-trusted-types-for 'script'; trusted-types reelwright");
});

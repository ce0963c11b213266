import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test('the policy that is sent leaves csp_evaluator nothing to say but that the app trusts its own origin', async () => {
  const app = new Hono().use(securityHeaders()).get('/', (context) => context.text('page'));
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const unexpected = findings.filter(
    (finding) => !(finding.type === Type.SCRIPT_ALLOWLIST_BYPASS && finding.value === "'self'")
  );
  expect(unexpected.map((finding) => `${finding.directive}: ${finding.description}`)).toEqual([]);
});

test('the page may send to the origin of its error reports, and to no other', async () => {
  const app = new Hono()
    .use(securityHeaders(['https://reports.example.com']))
    .get('/', (context) => context.text(''));
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://reports.example.com;");
  expect(policy.replace(/frame-src [^;]*/, '').match(/https:/g)).toHaveLength(1);
});

test('a page that is stricter keeps its own policy, and every other header is the same', async () => {
  const app = new Hono().use(securityHeaders()).get('/', (context) => {
    context.header('content-security-policy', "default-src 'none'; form-action 'self'");
    return context.text('a form');
  });
  const { headers } = await app.request('/');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; form-action 'self'");
  expect(headers.get('x-frame-options')).toBe('DENY');
});

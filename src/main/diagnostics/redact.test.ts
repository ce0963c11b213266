import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redact } from './redact.ts';
import { writeDiagnostics } from './write-diagnostics.ts';

const personal = [
  ['/home/ada.lovelace/.config/Reelwright', '(data folder)'],
  ['/home/ada.lovelace', '(home folder)'],
  ['ada.lovelace', '(user)'],
  ['engine-1', '(computer)']
] as const;

test.each([
  ['/home/ada.lovelace/.config/Reelwright/reelwright.db', '(data folder)/reelwright.db'],
  ['/HOME/Ada.Lovelace/x and ada.lovelace on ENGINE-1', '(home folder)/x and (user) on (computer)'],
  ['engine-12 and my-engine-1.log', 'engine-12 and my-(computer).log'],
  ['mail to grace@mail.example.co.uk.', 'mail to (mail address).'],
  ['GET https://user:pw@example.com/orders/1?key=2 failed', 'GET (address) failed'],
  ['token eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIx', 'token (token)'],
  [
    'TypeError at saveTheWholeDraftOfThePrompt (index.js:12:3)',
    'TypeError at saveTheWholeDraftOfThePrompt (index.js:12:3)'
  ],
  ['Version: 1.2.3-beta.4, 1920 × 1080 at 2', 'Version: 1.2.3-beta.4, 1920 × 1080 at 2']
])('%j becomes %j', (text, redacted) => {
  expect(redact(text, personal)).toBe(redacted);
});

test('an empty or very short name takes nothing out', () => {
  expect(
    redact('a text', [
      ['', '(user)'],
      ['te', '(user)']
    ])
  ).toBe('a text');
});

test('wherever it stands, nothing personal is left', () => {
  const planted = fc.constantFrom(
    ...personal.map(([value]) => value),
    'grace@example.com',
    'https://example.com/x'
  );
  const between = fc.constantFrom(' ', '\n', '"', '(', ': ', '/x ');
  fc.assert(
    fc.property(
      fc.array(fc.oneof(planted, between, fc.lorem({ maxCount: 1 })), { maxLength: 30 }),
      (parts) => {
        const redacted = redact(parts.join(' '), personal);
        for (const [value] of personal) expect(redacted).not.toContain(value);
        expect(redacted).not.toMatch(/@example|example\.com/);
      }
    )
  );
});

test('diagnostics are sections of facts and the last errors', () => {
  const failures = [
    { at: 0, where: 'page', what: ['TypeError: x', 'at save (index.js:1:2)'], times: 1 },
    { at: 1000, where: 'main', what: ['no error was thrown'], times: 3 }
  ];
  const sections = [
    {
      title: 'App',
      facts: [['Version', '1.0.0'] as [string, string], ['Installed', true] as [string, boolean]]
    }
  ];
  expect(writeDiagnostics(0, sections, failures)).toBe(
    `Reelwright diagnostics
Written 1970-01-01T00:00:00.000Z

App
  Version: 1.0.0
  Installed: yes

Last errors
  1970-01-01T00:00:00.000Z page: TypeError: x
    at save (index.js:1:2)
  1970-01-01T00:00:01.000Z main: no error was thrown (3 times)
`
  );
  expect(writeDiagnostics(0, [], [])).toContain('Last errors\n  none\n');
});

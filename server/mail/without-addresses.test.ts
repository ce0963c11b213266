import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutAddresses } from './without-addresses.ts';

test.each([
  ['smtp; 550 5.1.1 <ada.l@example.org>: no such user', '550 5.1.1 no such user'],
  ['550 No such user (ada.l)', '550 No such user'],
  ['550 mailbox=Ada.L unavailable', '550 unavailable'],
  [
    'Host or domain name not found. Name service error for name=mail.example.org',
    'Host or domain name not found. Name service error for'
  ],
  ['550 5.7.1 [192.0.2.1] and 2001:db8::1 see https://example.net/why?to=ada', '550 5.7.1 and see'],
  ['a\u0000b\r\n\tc', 'a b c'],
  ['smtp; ada.l@example.org', null]
])('%s is kept as %s', (text, kept) => {
  expect(withoutAddresses(text, ['rfc822; Ada.L@example.org'])).toBe(kept);
});

test('an address is never kept, wherever it stands', () => {
  const around = fc.string({ unit: 'grapheme', maxLength: 80 });
  fc.assert(
    fc.property(fc.emailAddress(), around, around, (address, before, after) => {
      const kept = withoutAddresses(`${before} ${address} ${after}`, []);
      expect(kept ?? '').not.toContain(address);
      expect((kept ?? '').length).toBeLessThanOrEqual(160);
    })
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProfileLink } from './account.ts';

const isTaken = (url: string, label = 'Site') => ProfileLink.safeParse({ label, url }).success;

describe('a link of a profile', () => {
  test.each([
    'https://ada.example/',
    'https://ada.example/@ada',
    'https://ada.example?mail=ada@example.com',
    'https://ada.example/#@'
  ])('leads to %s', (url) => expect(isTaken(url)).toBe(true));

  test.each([
    'http://ada.example/',
    'javascript:alert(1)',
    'https://bank.example@evil.example/',
    'https://bank.example:443@evil.example/',
    'https://@evil.example/',
    'https:\\\\bank.example@evil.example',
    'https:/bank.example@evil.example',
    'HTTPS://bank.example@evil.example',
    ' https://bank.example@evil.example',
    'https://bank.example%2f@evil.example',
    'https://ada.example/\u202egnp.exe'
  ])('does not lead to %j', (url) => expect(isTaken(url)).toBe(false));

  test('never leads to an address with a user or a password, however it is written', () => {
    const part = fc.constantFrom('https:', '/', '\\', '@', ':', 'a.example', '?', '#', ' ', '%40', '\t');
    const written = fc.array(part, { maxLength: 8 }).map((parts) => `https:${parts.join('')}`);
    fc.assert(
      fc.property(written, (url) => {
        if (!isTaken(url)) return;
        const { username, password } = new URL(url);
        expect([username, password]).toEqual(['', '']);
      })
    );
  });

  test('has a label that can be read', () => {
    expect(isTaken('https://ada.example/', '\u202eelpmaxe')).toBe(false);
    expect(isTaken('https://ada.example/', '\u200b')).toBe(false);
  });
});

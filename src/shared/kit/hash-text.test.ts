import { expect, test } from 'vitest';
import { fingerprintOf } from './hash-text.ts';

test('a text has the same fingerprint everywhere and for ever', () => {
  expect(fingerprintOf('')).toBe('wvjl67o803');
  expect(fingerprintOf('Sealed concept')).toBe('j6967fzsgi');
});

test('whatever is changed in a text, the fingerprint is another', () => {
  const text = 'A grandmother catches a piano, slowly, in the rain over Lisbon.';
  const changed = Array.from(text, (_, place) => `${text.slice(0, place)}~${text.slice(place + 1)}`);
  expect(new Set([text, ...changed].map((one) => fingerprintOf(one))).size).toBe(text.length + 1);
});

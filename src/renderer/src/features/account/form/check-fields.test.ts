import { expect, test } from 'vitest';
import { measurePassword } from './check-fields.ts';

test.each([
  ['rain', 'short'],
  ['ada-lovelace1', 'personal'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['1212121212121212', 'weak'],
  ['sailorrain4', 'fair'],
  ['violet tractor', 'weak'],
  ['correct horse battery staple', 'fair'],
  ['correct horse battery staple heron', 'strong'],
  ['x9$Kq2!vRz7#Lm', 'strong']
] as const)('%s is %s', (password, strength) => {
  expect(measurePassword(password, ['ada@example.com', 'ada', 'Ada Lovelace'])).toBe(strength);
});

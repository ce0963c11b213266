import { expect, test } from 'vitest';
import { readCouponCode } from './coupon-code.ts';

test('a code is read as people type it', () => {
  expect([' spring-26 ', 'ABC', 'a1-', 'a'.repeat(30)].map(readCouponCode)).toEqual([
    'SPRING-26',
    'ABC',
    'A1-',
    'A'.repeat(30)
  ]);
});

test('what cannot be a code is none', () => {
  const texts = ['', 'AB', '-ABC', 'A B C', 'SPRÍNG', 'a'.repeat(31)];
  expect(texts.map(readCouponCode)).toEqual(texts.map(() => null));
});

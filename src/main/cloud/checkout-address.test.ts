import { expect, test } from 'vitest';
import { judgeCheckout } from './checkout-address.ts';

const server = 'http://localhost:4242';

test.each([
  'http://localhost:4242/sandbox/checkouts/1',
  'https://checkout.stripe.com/c/pay/cs_test_1#fidkdWxOYHwnPyd1'
])('%s is a place to pay', (url) => {
  expect(judgeCheckout(url, server)).toBe(url);
});

test.each([
  'http://localhost:4243/sandbox',
  'https://localhost:4242/sandbox',
  'http://ada:rain@localhost:4242/sandbox',
  'http://evil.example/pay',
  'file:///etc/passwd',
  'mailto:pay@example.com',
  'javascript:alert(1)',
  'reelwright://payment-success',
  'pay'
])('%s is none', (url) => {
  expect(() => judgeCheckout(url, server)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});

test('without a server only sites of others are left', () => {
  expect(() => judgeCheckout('http://localhost:4242/sandbox', null)).toThrow('scheme');
});

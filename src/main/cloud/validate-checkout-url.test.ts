import { expect, test } from 'vitest';
import { validateCheckoutUrl } from './validate-checkout-url.ts';

const server = 'http://localhost:4242';

test.each([
  'http://localhost:4242/sandbox/checkouts/1',
  'https://checkout.stripe.com/c/pay/cs_test_1#fidkdWxOYHwnPyd1'
])('%s is a place to pay', (url) => {
  expect(validateCheckoutUrl(url, server)).toBe(url);
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
  expect(() => validateCheckoutUrl(url, server)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});

test('without a server only sites of others are left', () => {
  expect(() => validateCheckoutUrl('http://localhost:4242/sandbox', null)).toThrow('scheme');
});

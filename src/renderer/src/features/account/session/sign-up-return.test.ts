import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '#tests/support/stub-local-storage.ts';
import { clearSignUpReturn, keepSignUpReturn, signInPathAfterMail } from './sign-up-return.ts';

beforeEach(() => {
  stubLocalStorage();
});
afterEach(() => vi.unstubAllGlobals());

const day = 86_400_000;

test('the mailed link leads to signing in and back to the page that the sign-up was started from', () => {
  keepSignUpReturn('/marketplace/rain?ref=a', 0);
  expect(signInPathAfterMail(day - 1)).toBe('/auth/sign-in?returnTo=%2Fmarketplace%2Frain%3Fref%3Da');
});

test('it leads nowhere else once the link has expired, after signing in, or without a sign-up', () => {
  expect(signInPathAfterMail(0)).toBe('/auth/sign-in');
  keepSignUpReturn('/marketplace/rain', 0);
  expect(signInPathAfterMail(day)).toBe('/auth/sign-in');
  clearSignUpReturn();
  expect(signInPathAfterMail(1)).toBe('/auth/sign-in');
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/auth/sign-in', ''])(
  '%j is no page of this app, so it leads nowhere',
  (path) => {
    keepSignUpReturn(path, 0);
    expect(signInPathAfterMail(0)).toBe('/auth/sign-in');
  }
);

test('what another program wrote there is not read', () => {
  localStorage.setItem('reelwright.signUpReturn', '{"path":7}');
  expect(signInPathAfterMail(0)).toBe('/auth/sign-in');
  localStorage.setItem('reelwright.signUpReturn', 'no JSON');
  expect(signInPathAfterMail(0)).toBe('/auth/sign-in');
});

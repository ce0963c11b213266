import { describe, expect, test } from 'vitest';
import { readReturnTo, withReturnTo } from './auth-paths.ts';

const read = (returnTo: string) => readReturnTo(new URLSearchParams({ returnTo }), '/home');

describe('where to go on after signing in', () => {
  test.each([
    '/',
    '/marketplace?search=rain',
    '/profile/ada',
    '/auth/desktop?challenge=a&state=b',
    '/auth/verify?token=a'
  ])('%s is a place of this app', (path) => {
    expect(read(path)).toBe(path);
    expect(
      readReturnTo(new URLSearchParams(withReturnTo('/auth/sign-in', path).split('?')[1]), '/home')
    ).toBe(path);
  });

  test.each([
    '',
    'marketplace',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\\b',
    '/auth/sign-in',
    '/auth/desktop/../sign-in',
    `/${'a'.repeat(300)}`
  ])('%j is none', (path) => {
    expect(read(path)).toBe('/home');
  });

  test('nothing asked for is the usual place', () => {
    expect(readReturnTo(new URLSearchParams(), '/home')).toBe('/home');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReservedUsername, proposeUsername, Username } from './username.ts';

describe('a proposed username', () => {
  test.each([
    ['Ana.Li@example.com', 'ana-li'],
    ['Zoë', 'zoe'],
    ['x', 'user-x'],
    ['…', 'user'],
    ['admin@example.com', 'user-admin'],
    ['Reelwright', 'user'],
    ['reel.wr1ght-team@example.com', 'user']
  ])('of %s is %s', (text, name) => expect(proposeUsername(text)).toBe(name));

  test('is always one that may be had', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const name = proposeUsername(text);
        expect(Username.safeParse(name).success).toBe(true);
        expect(isReservedUsername(name)).toBe(false);
      })
    );
  });
});

test.each(['reelwright', 'reel-wright', 'reelwr1ght', 'ree1vvright', 'reelwright-support'])(
  '%s is kept for Reelwright',
  (username) => expect(isReservedUsername(username)).toBe(true)
);

test('nobody can be called as deleted accounts are', () => {
  expect(isReservedUsername('deleted-7q2m')).toBe(true);
});

import { expect, test } from 'vitest';
import { type KeyPress, isSingleKey, matchesShortcut } from './shortcut.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held
});

test.each([
  ['Mod+K', press('k', { ctrlKey: true }), false, true],
  ['Mod+K', press('k', { metaKey: true }), true, true],
  ['Mod+K', press('k', { metaKey: true }), false, false],
  ['Mod+K', press('k', { ctrlKey: true, metaKey: true }), false, false],
  ['Mod+Z', press('Z', { ctrlKey: true, shiftKey: true }), false, false],
  ['Mod+Shift+Z', press('Z', { ctrlKey: true, shiftKey: true }), false, true],
  ['Mod+Enter', press('Enter', { ctrlKey: true }), false, true],
  ['Mod+Enter', press('Enter', { ctrlKey: true, shiftKey: true }), false, false],
  ['Mod+/', press('/', { ctrlKey: true, shiftKey: true }), false, true],
  ['Mod+Alt+R', press('®', { metaKey: true, altKey: true, code: 'KeyR' }), true, true],
  ['Mod+Alt+1', press('¡', { ctrlKey: true, altKey: true, code: 'Digit1' }), false, true],
  ['?', press('?', { shiftKey: true }), false, true],
  ['?', press('?', { ctrlKey: true }), false, false]
])('%s against %o on Apple: %s is %s', (keys, pressed, isApple, expected) => {
  expect(matchesShortcut(keys, pressed, isApple)).toBe(expected);
});

test('only a lone key counts as a single key', () => {
  expect(['?', '+', 'Mod+K', 'Shift+A'].map(isSingleKey)).toEqual([true, true, false, false]);
});

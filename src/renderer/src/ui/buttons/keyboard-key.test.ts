import { describe, expect, test } from 'vitest';
import { ariaKeys, nameKeys, splitKeys } from './keyboard-key.tsx';

describe('the names of keys', () => {
  test.each([
    ['Mod+K', '⌘K', 'Ctrl+K'],
    ['Mod+Shift+Z', '⇧⌘Z', 'Ctrl+Shift+Z'],
    ['Mod+Enter', '⌘↵', 'Ctrl+↵'],
    ['Alt+ArrowLeft', '⌥←', 'Alt+←'],
    ['Shift+Alt+Mod+p', '⌥⇧⌘P', 'Shift+Alt+Ctrl+P'],
    ['Mod+,', '⌘,', 'Ctrl+,'],
    ['?', '?', '?'],
    ['Escape', 'Esc', 'Esc'],
    ['Delete', '⌦', 'Del'],
    ['F2', 'F2', 'F2']
  ])('%s is %s on a Mac and %s elsewhere', (keys, onApple, elsewhere) => {
    expect(nameKeys(keys, true)).toBe(onApple);
    expect(nameKeys(keys, false)).toBe(elsewhere);
  });

  test('the plus key is a key of its own', () => {
    expect(splitKeys('Mod++')).toEqual(['Mod', '+']);
    expect(splitKeys('+')).toEqual(['+']);
    expect(nameKeys('Mod++', false)).toBe('Ctrl++');
  });

  test('screen readers get the names of aria-keyshortcuts', () => {
    expect(ariaKeys('Mod+Enter', true)).toBe('Meta+Enter');
    expect(ariaKeys('Mod+Enter', false)).toBe('Control+Enter');
    expect(ariaKeys('Ctrl++', false)).toBe('Control+Plus');
  });
});

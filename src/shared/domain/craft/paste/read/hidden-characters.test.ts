import { expect, test } from 'vitest';
import { cleanPaste, listHidden, revealHidden } from './hidden-characters.ts';

test('names each kind of hidden character with how often it is there', () => {
  expect(listHidden('a\u202Eb\u200Bc\u202Ed')).toEqual([
    { code: 'U+202E', name: 'right-to-left override', count: 2 },
    { code: 'U+200B', name: 'zero-width space', count: 1 }
  ]);
  expect(listHidden('\u{E0041}')).toEqual([{ code: 'U+E0041', name: 'hidden character', count: 1 }]);
});

test('writes hidden characters out and leaves everything else alone', () => {
  expect(revealHidden('cut\u202Etxe.\u0007')).toBe('cut⟨U+202E⟩txe.⟨U+0007⟩');
  const plain = 'Zeile 1\r\nשלום\u200F 👩\u200D🚀\tend';
  expect(revealHidden(plain)).toBe(plain);
});

test('what is written out is what cleaning takes away', () => {
  const text = '\uFEFFa\u202A\u202C\u2066\u2069\u00AD\u2060\u200B\u{E0020}\u0000b';
  expect(listHidden(cleanPaste(text))).toEqual([]);
  expect(listHidden(text)).toHaveLength(10);
});

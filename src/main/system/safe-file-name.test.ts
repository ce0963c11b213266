import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

test.each([
  ['Rain at night.vprompt', 'Rain at night.vprompt'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Windows\\x.vprompt', 'C Windows x.vprompt'],
  ['.bashrc', 'bashrc'],
  ['a\u0000b\nc\u202e.json', 'a b c .json'],
  ['trailing. . ', 'trailing'],
  ['', 'Untitled.vprompt'],
  ['///', 'Untitled.vprompt'],
  ['дождь 🎬.vprompt', 'дождь 🎬.vprompt']
])('%j is suggested as %j', (suggested, name) => {
  expect(safeFileName(suggested)).toBe(name);
});

test('a long name is cut before its extension', () => {
  const name = safeFileName(`${'a'.repeat(300)}.vprompt`);
  expect(name).toHaveLength(120);
  expect(name.endsWith('a.vprompt')).toBe(true);
});

test('whatever is suggested, the name is one plain name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (suggested) => {
      const name = safeFileName(suggested);
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]|^\.|[. ]$|^$/u);
      expect(name.length).toBeLessThanOrEqual(120);
    }),
    { numRuns: 2000 }
  );
});

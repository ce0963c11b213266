import { describe, expect, test } from 'vitest';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { isOwnFile, readTextFile } from './read-text-file.ts';

const file = (name: string, text: string | null, bytes = text?.length ?? 4) => ({ name, bytes, text });

describe('a file of ours', () => {
  test('is known by its ending, even when damaged, or by what it says of itself', () => {
    expect(isOwnFile(file('a.vprompt', null))).toBe(true);
    expect(isOwnFile(file('A.VPACK', '[1'))).toBe(true);
    expect(isOwnFile(file('renamed.json', '{"format": "reelwright/pack"}'))).toBe(true);
    expect(isOwnFile(file('data.json', JSON.stringify(defaultPromptData)))).toBe(true);
  });

  test('is none that only looks alike', () => {
    expect(isOwnFile(file('other.json', '{"concept": "A harbour"}'))).toBe(false);
    const { concept: _, ...most } = defaultPromptData;
    expect(isOwnFile(file('part.json', JSON.stringify(most)))).toBe(false);
    expect(isOwnFile(file('notes.txt', 'A harbour'))).toBe(false);
    expect(isOwnFile(file('photo.png', null))).toBe(false);
  });
});

describe('any other file', () => {
  test('gives its text', async () => {
    expect(await readTextFile(file('shot.md', '# Tide\n- Mood: tense'))).toEqual({
      ok: true,
      value: '# Tide\n- Mood: tense'
    });
  });

  test.each([
    ['photo.png', null, 4, 'photo.png is not text, so there is no prompt to read.'],
    ['data.bin', 'PK\0\0abc', 7, 'data.bin is not text, so there is no prompt to read.'],
    ['none.txt', '', 0, 'none.txt is empty.'],
    ['film.mp4', null, 6 * 1024 * 1024, 'film.mp4 is too large to be a prompt (limit 5 MB).'],
    ['blank.txt', ' \n', 2, 'blank.txt was not opened. There is no text in this.']
  ])('%s is refused in a sentence', async (name, text, bytes, error) => {
    expect(await readTextFile(file(name, text, bytes))).toEqual({ ok: false, error });
  });
});

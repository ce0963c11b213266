import { expect, test } from 'vitest';
import { distributeSpeeches, readSpeeches, writeSpeeches } from './distribute-dialogue.ts';

const cut = (dialogue: string) => readSpeeches(dialogue, 'English').map(({ words }) => words);

test('a line that says itself who speaks is never cut', () => {
  expect(cut('She turns and says, "Stop. Now. Go."')).toEqual(['She turns and says, "Stop. Now. Go."']);
});

test('only the words in quotes take time', () => {
  const [line] = readSpeeches('She turns slowly and says, "Go now."', 'English');
  expect(line?.seconds).toBeCloseTo(2 / 2.2);
});

test('a sentence that would read as a speaker’s line stays with the one before it', () => {
  expect(cut('Remember. Rule one: never run. Rule two.')).toEqual([
    'Remember. Rule one: never run.',
    'Rule two.'
  ]);
});

test('turns of the same speaker share a line, others do not', () => {
  const typed = 'Anna: Come. Now.\nLeo: No.\nLeo: Never.';
  expect(writeSpeeches(readSpeeches(typed, 'English'))).toBe('Anna: Come. Now.\nLeo: No. Never.');
});

const sentence = (words: number) => `Oh${' no'.repeat(words - 1)}.`;

test('words are spread over the film, and come early where that leaves room for all', () => {
  const slots = [{ seconds: 8 }, { seconds: 8 }, { seconds: 8 }];
  const lengths = (dialogue: string) =>
    distributeSpeeches(readSpeeches(dialogue, 'English'), slots).map((group) =>
      group.map(({ words }) => words.split(' ').length)
    );
  expect(lengths('Go. Stay. Go.')).toEqual([[1], [1], [1]]);
  expect(lengths([6, 6, 5, 15, 11].map(sentence).join(' '))).toEqual([[6, 6, 5], [15], [11]]);
});

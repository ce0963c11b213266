import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinWithAnd, joinWithOr, joinMessages, reviveSentence, sentence } from './sentence.ts';

test('a sentence is its English wherever text is wanted', () => {
  const lengths = sentence`${joinWithOr([4, 6, 8])} s`;
  const message = sentence`${'Veo 3.1'} takes ${lengths}, not ${12.5} s.`;
  expect(String(message)).toBe('Veo 3.1 takes 4, 6 or 8 s, not 12.5 s.');
  expect(JSON.stringify({ message })).toBe('{"message":"Veo 3.1 takes 4, 6 or 8 s, not 12.5 s."}');
});

test('its pattern is the same whatever stands in it', () => {
  const tell = (count: number, noun: string) => sentence`${count} ${noun} left`;
  expect(tell(1, 'clip').pattern).toBe('{0} {1} left');
  expect(tell(1240, 'clips').pattern).toBe('{0} {1} left');
  expect(String(tell(1240, 'clips'))).toBe('1,240 clips left');
});

test('a sentence that crossed a border as data is one again', () => {
  const message = sentence`${'Veo 3.1'} takes ${joinWithOr([sentence`${4} s`, 8])}, not ${12.5} s.`;
  const crossed = reviveSentence(structuredClone(message));
  expect(crossed).toEqual(message);
  expect(String(crossed)).toBe('Veo 3.1 takes 4 s or 8, not 12.5 s.');
});

test('a list names one thing, two or many', () => {
  expect(
    [[], ['pan'], ['pan', 'tilt'], ['pan', 'tilt', 'roll']].map((moves) =>
      String(sentence`${joinWithAnd(moves)}`)
    )
  ).toEqual(['', 'pan', 'pan and tilt', 'pan, tilt and roll']);
});

test('sentences in turn are one, and what people wrote stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const message = joinMessages([sentence`${one} is gone.`, sentence`${other} takes its place.`]);
      expect(String(message)).toBe(`${one} is gone. ${other} takes its place.`);
    })
  );
});

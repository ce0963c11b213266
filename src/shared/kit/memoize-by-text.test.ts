import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoizeByText } from './memoize-by-text.ts';

test('answers the same as the work itself, however often it is asked', () => {
  const double = (text: string): string => text + text;
  const remembered = memoizeByText(double);
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 600 }), (asked) => {
      for (const text of asked) expect(remembered(text)).toBe(double(text));
    })
  );
});

test('works an answer out once, also where there is none', () => {
  let times = 0;
  const find = memoizeByText((): string | undefined => {
    times += 1;
    return undefined;
  });
  find('a');
  find('a');
  expect(times).toBe(1);
});

test('forgets rather than grow, and never keeps a long text', () => {
  const asked: string[] = [];
  const listen = memoizeByText((text) => asked.push(text));
  const long = 'a'.repeat(2001);
  listen(long);
  listen(long);
  expect(asked).toHaveLength(2);
  for (let number = 0; number < 201; number += 1) listen(String(number));
  listen('0');
  expect(asked.filter((text) => text === '0')).toHaveLength(2);
});

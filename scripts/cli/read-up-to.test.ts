import { expect, test } from 'vitest';
import { readUpTo } from './read-up-to.ts';

async function* repeat(text: string, times: number): AsyncGenerator<Uint8Array> {
  for (let time = 0; time < times; time += 1) yield Buffer.from(text);
}
const read = async (limit: number, times: number): Promise<string> =>
  Buffer.from(await readUpTo(limit, repeat('abc', times))).toString();

test('a stream is read to its end, or to the limit', async () => {
  expect(await read(10, 2)).toBe('abcabc');
  expect(await read(5, 2)).toBe('abcab');
  expect(await read(5, Number.POSITIVE_INFINITY)).toBe('abcab');
});

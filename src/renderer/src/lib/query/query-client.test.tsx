import { renderToStaticMarkup } from 'react-dom/server';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { err, ok } from '#shared/kit/result.ts';
import { unwrap, CachedQueries, readRefusal, Refusal } from './query-client.tsx';

afterEach(() => vi.useRealTimers());

function Question() {
  const { status } = useQuery({ queryKey: ['question'], queryFn: () => unwrap(Promise.resolve(ok('rain'))) });
  return <p>{status}</p>;
}

test('a page that is written at build time leaves nothing to wait for', () => {
  vi.useFakeTimers();
  const html = renderToStaticMarkup(
    <CachedQueries>
      <Question />
    </CachedQueries>
  );
  expect(html).toBe('<p>pending</p>');
  expect(vi.getTimerCount()).toBe(0);
});

test('a refusal is thrown with its reason, an answer is given', async () => {
  expect(await unwrap(Promise.resolve(ok('rain')))).toBe('rain');
  const refused = unwrap(Promise.resolve(err({ code: 'not_found' })));
  await expect(refused).rejects.toMatchObject({ refusal: { code: 'not_found' } });
  await expect(refused).rejects.toBeInstanceOf(Refusal);
});

test('a refusal is read back from a failure, and from no other failure', async () => {
  const isText = (value: unknown): value is string => typeof value === 'string';
  const failure: unknown = await unwrap(Promise.resolve(err('away'))).catch((thrown: unknown) => thrown);
  expect(readRefusal(failure, isText)).toBe('away');
  expect(readRefusal(new Error('a bug'), isText)).toBeUndefined();
  expect(readRefusal(new Refusal(404), isText)).toBeUndefined();
});

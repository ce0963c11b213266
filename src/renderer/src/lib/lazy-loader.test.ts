import { expect, test, vi } from 'vitest';
import { createLazyLoader } from './lazy-loader.ts';

test('what several want at once and later is loaded once', async () => {
  const load = vi.fn(async () => ({}));
  const get = createLazyLoader(load);
  expect(load).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what failed is loaded anew by the next who wants it', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('no connection'));
  const get = createLazyLoader(load);
  await expect(get()).rejects.toThrow('no connection');
  expect(await get()).toBe('loaded');
});

import { expect, test, vi } from 'vitest';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { watchRefusals } from './watch-refusals.ts';

test('a refusal by an administrator is noticed, and every answer stays what it is', async () => {
  const onRefusal = vi.fn();
  const { cloud } = createMemoryPlatform({}, [], async (name) => {
    if (name === 'account.signOut') return err(contractError('maintenance'));
    return name === 'account.get' ? ok(null) : err(contractError('forbidden'));
  });
  const watched = watchRefusals(cloud, onRefusal);
  expect(await watched.account.get()).toEqual(ok(null));
  expect(await watched.notices.list({ limit: 1 })).toMatchObject({ error: { code: 'forbidden' } });
  expect(onRefusal).not.toHaveBeenCalled();
  expect(await watched.account.signOut()).toMatchObject({ error: { code: 'maintenance' } });
  expect(onRefusal).toHaveBeenCalledOnce();
});

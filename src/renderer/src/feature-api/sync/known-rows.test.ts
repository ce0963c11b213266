import { expect, test } from 'vitest';
import * as z from 'zod';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { contractError } from '#shared/contract/errors.ts';
import { err, ok } from '#shared/kit/result.ts';
import { getValue } from '#tests/support/results.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import { askOrRead, readKnownRows } from './known-rows.ts';

const Named = z.object({ id: z.string(), title: z.string() });
const unreachable = Promise.resolve(err(contractError('unreachable')));

test('rows are read once the device has them, without those that this app cannot read', async () => {
  const { replica } = createMemoryDevice();
  await getValue(replica.join({ userId: 'usr_ann', scopes: ['seller'] }));
  expect(await readKnownRows(replica, 'listings', Named)).toBeUndefined();
  const rows = [
    buildSyncRow('listings', 'one', { value: { title: 'Rain' } }),
    buildSyncRow('listings', 'two', { value: { title: 7 } }),
    buildSyncRow('coupons', 'three', { value: { title: 'Fog' } })
  ];
  await getValue(replica.applyPage(buildFeedPage({ scope: 'seller', rows, startsAnew: true })));
  expect(await readKnownRows(replica, 'listings', Named)).toEqual([{ id: 'one', title: 'Rain' }]);
});

test('the device is asked only where the server cannot be reached', async () => {
  const read = () => Promise.resolve('known');
  expect(await askOrRead(Promise.resolve(ok('answered')), read)).toBe('answered');
  expect(await askOrRead(unreachable, read)).toBe('known');
  const refused = Promise.resolve(err(contractError('forbidden')));
  await expect(askOrRead(refused, read)).rejects.toThrow('refused');
  await expect(askOrRead(unreachable, () => Promise.resolve(undefined))).rejects.toThrow('refused');
});

import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { type ContractError, contractError } from '#shared/contract/errors.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { Refusal } from './query-client.tsx';
import { queryWithOfflineCache, refetchStale } from './offline-cache.ts';

const loadSchema = async () => z.object({ title: z.string() });
const rain = { title: 'Rain' };

function createHarness() {
  const { offlineCache } = createMemoryPlatform().device;
  const recall = (call: () => Promise<Result<typeof rain, ContractError>>) =>
    queryWithOfflineCache({
      cache: offlineCache,
      now: () => 1000,
      key: 'listings.get rain',
      call,
      isNetworkError,
      loadSchema
    });
  return { offlineCache, recall };
}

const unreachable = async () => err(contractError('unreachable'));

describe('what was seen before', () => {
  test('comes back with its date when the server cannot be reached', async () => {
    const { recall } = createHarness();
    expect(await recall(async () => ok(rain))).toEqual({ value: rain, cachedAt: null });
    expect(await recall(unreachable)).toEqual({ value: rain, cachedAt: 1000 });
  });

  test('does not hide an answer that says no', async () => {
    const { recall } = createHarness();
    await recall(async () => ok(rain));
    await expect(recall(async () => err(contractError('not_found')))).rejects.toBeInstanceOf(Refusal);
  });

  test('is not shown where it is of a shape that this version does not know', async () => {
    const { offlineCache, recall } = createHarness();
    await offlineCache.save({ key: 'listings.get rain', value: '{"name":"Rain"}', cachedAt: 1 });
    await expect(recall(unreachable)).rejects.toBeInstanceOf(Refusal);
  });

  test('is asked for again once there is a connection, what is from just now is not', () => {
    const reconnect = (data: unknown, status = 'success') =>
      refetchStale.refetchOnReconnect({ state: { data, status } });
    expect(reconnect({ value: rain, cachedAt: 1000 })).toBe('always');
    expect(reconnect({ pages: [{ cachedAt: 1000 }] })).toBe('always');
    expect(reconnect(undefined, 'error')).toBe('always');
    expect(reconnect({ pages: [{ cachedAt: null }] })).toBe(false);
    expect(refetchStale.staleTime({ state: { data: { cachedAt: 1000 }, status: 'success' } })).toBe(0);
  });
});

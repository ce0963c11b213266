import { describe, expect, test } from 'vitest';
import type { CachedResponse } from '#shared/domain/activity/cached-response.ts';
import {
  offlineCacheMaxEntries,
  offlineCacheMaxCharacters
} from '#shared/domain/activity/select-evictions.ts';
import { buildHistoryEntry } from '#tests/support/builders.ts';
import { emptyDeviceSnapshot } from '#tests/support/empty-device-snapshot.ts';
import { getValue } from '#tests/support/results.ts';
import type { DeviceTraits, Subject } from './device-under-test.ts';

const buildCachedResponse = (number: number, changes: Partial<CachedResponse> = {}): CachedResponse => ({
  key: `listings.get ${number}`,
  value: JSON.stringify({ slug: `rain-${number}` }),
  cachedAt: 1_800_000_000_000 + number,
  ...changes
});

export function describeOfflineCache(subject: Subject, { survivesRestart }: DeviceTraits): void {
  const save = async (response: CachedResponse) => getValue(subject.device.offlineCache.save(response));
  const load = async (key: string) => getValue(subject.device.offlineCache.load({ key }));

  describe('keeps what was seen of the cloud', () => {
    test('and has seen nothing at first', async () => {
      expect(await load('listings.get 1')).toBeNull();
    });

    test('and gives it back as it was, with its date, in place of what was seen before', async () => {
      await save(buildCachedResponse(1));
      const later = buildCachedResponse(1, {
        value: '{"id":"prompt-1","title":"🎬 שלום"}',
        cachedAt: 1_900_000_000_000
      });
      await save(later);
      expect(await load(later.key)).toEqual(later);
    });

    test('and lists what was asked for in the same way', async () => {
      const others = ['listings.search rain', 'listings.get', 'profiles.get 1'];
      for (const key of others) await save(buildCachedResponse(0, { key }));
      for (const number of [1, 2]) await save(buildCachedResponse(number));
      const listed = await getValue(subject.device.offlineCache.list({ prefix: 'listings.get ' }));
      expect(listed.toSorted((one, other) => one.cachedAt - other.cachedAt)).toEqual([
        buildCachedResponse(1),
        buildCachedResponse(2)
      ]);
    });

    test('for the newest two hundred, whatever the order they came in', async () => {
      for (let number = offlineCacheMaxEntries + 1; number >= 0; number -= 1)
        await save(buildCachedResponse(number));
      expect(await load(buildCachedResponse(0).key)).toBeNull();
      expect(await load(buildCachedResponse(1).key)).toBeNull();
      expect(await load(buildCachedResponse(2).key)).toEqual(buildCachedResponse(2));
      expect(await load(buildCachedResponse(offlineCacheMaxEntries + 1).key)).toEqual(
        buildCachedResponse(offlineCacheMaxEntries + 1)
      );
    });

    test('while together it stays small', async () => {
      const value = JSON.stringify('x'.repeat(290_000));
      const many = Math.ceil(offlineCacheMaxCharacters / value.length) + 1;
      for (let number = 0; number < many; number += 1) await save(buildCachedResponse(number, { value }));
      expect(await load(buildCachedResponse(0).key)).toBeNull();
      expect(await load(buildCachedResponse(many - 1).key)).toMatchObject({ value });
    });

    test('apart from what is exported, and leaves it when a backup comes back', async () => {
      await save(buildCachedResponse(1));
      const exported = await getValue(subject.device.storage.export());
      expect(JSON.stringify(exported)).not.toContain('rain-1');
      await getValue(
        subject.device.storage.replace({ ...emptyDeviceSnapshot, history: [buildHistoryEntry(1)] })
      );
      expect(await load(buildCachedResponse(1).key)).toEqual(buildCachedResponse(1));
    });

    test('until it is cleared, or everything is erased', async () => {
      await save(buildCachedResponse(1));
      await getValue(subject.device.offlineCache.clear());
      expect(await load(buildCachedResponse(1).key)).toBeNull();
      await save(buildCachedResponse(2));
      await getValue(subject.device.storage.replace(null));
      expect(await load(buildCachedResponse(2).key)).toBeNull();
    });

    if (survivesRestart) {
      test('over a restart', async () => {
        await save(buildCachedResponse(1));
        await subject.restart();
        expect(await load(buildCachedResponse(1).key)).toEqual(buildCachedResponse(1));
      });
    }
  });
}

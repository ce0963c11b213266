import { describe, expect, test } from 'vitest';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import { buildEvent, buildHistoryEntry, buildNotification } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import type { DeviceTraits, Subject } from './device-under-test.ts';

const chosen: Preferences = {
  analytics: { enabled: true, shareUsageData: true },
  ui: { ...defaultPreferences.ui, theme: 'dark', autoSave: false, density: 'compact' },
  privacy: { shareTemplates: true, allowTracking: false }
};

export function promiseActivity(subject: Subject, { survivesRestart }: DeviceTraits): void {
  const listIds = async () => (await getValue(subject.device.notifications.list())).map(({ id }) => id);
  const add = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1) {
      await getValue(subject.device.notifications.add(buildNotification(number)));
    }
  };

  describe('keeps the preferences', () => {
    test('and starts with the defaults', async () => {
      expect(await getValue(subject.device.preferences.load())).toEqual(defaultPreferences);
    });

    test('and gives back what was chosen', async () => {
      await getValue(subject.device.preferences.save(chosen));
      expect(await getValue(subject.device.preferences.load())).toEqual(chosen);
    });
  });

  describe('keeps the notifications', () => {
    test('newest first', async () => {
      expect(await listIds()).toEqual([]);
      await add(1, 3);
      expect(await getValue(subject.device.notifications.list())).toEqual(
        [3, 2, 1].map((number) => buildNotification(number))
      );
    });

    test('and never more than the newest twenty', async () => {
      await add(1, 23);
      expect(await listIds()).toEqual(Array.from({ length: 20 }, (_, index) => `notification-${23 - index}`));
    });

    test('and puts one that comes again in front, once', async () => {
      await add(1, 3);
      const again = buildNotification(1, { timestamp: 4, title: 'Again' });
      await getValue(subject.device.notifications.add(again));
      expect(await listIds()).toEqual(['notification-1', 'notification-3', 'notification-2']);
      expect((await getValue(subject.device.notifications.list()))[0]).toEqual(again);
    });

    test('and marks the named ones as read', async () => {
      await add(1, 3);
      await getValue(
        subject.device.notifications.markRead({ ids: ['notification-1', 'notification-3', 'gone'] })
      );
      const list = await getValue(subject.device.notifications.list());
      expect(list.map(({ read }) => read)).toEqual([true, false, true]);
    });

    test('and clears them', async () => {
      await add(1, 3);
      await getValue(subject.device.notifications.clear());
      expect(await listIds()).toEqual([]);
    });
  });

  describe('keeps the activity', () => {
    const metrics = { ...emptyUserMetrics, templatesViewed: 3, totalTimeSpent: 12.5, lastActive: 99 };

    test('and starts with none', async () => {
      expect(await getValue(subject.device.activity.load())).toEqual({
        events: [],
        metrics: emptyUserMetrics
      });
    });

    test('and gives back what was saved in place of what was there', async () => {
      await getValue(subject.device.activity.save({ events: [buildEvent(1), buildEvent(2)], metrics }));
      await getValue(subject.device.activity.save({ events: [buildEvent(2), buildEvent(3)], metrics }));
      expect(await getValue(subject.device.activity.load())).toEqual({
        events: [buildEvent(2), buildEvent(3)],
        metrics
      });
    });

    test('of the newest hundred events, oldest first', async () => {
      const events = Array.from({ length: 130 }, (_, index) => buildEvent(index + 1));
      await getValue(subject.device.activity.save({ events, metrics }));
      expect((await getValue(subject.device.activity.load())).events).toEqual(events.slice(30));
    });

    test('and forgets events on request', async () => {
      await getValue(subject.device.activity.save({ events: [buildEvent(1)], metrics }));
      await getValue(subject.device.activity.save({ events: [], metrics }));
      expect(await getValue(subject.device.activity.load())).toEqual({ events: [], metrics });
    });
  });

  if (survivesRestart) {
    test('keeps everything over a restart', async () => {
      await getValue(subject.device.preferences.save(chosen));
      await getValue(subject.device.history.save(buildHistoryEntry(1)));
      await add(1, 2);
      await getValue(subject.device.activity.save({ events: [buildEvent(1)], metrics: emptyUserMetrics }));
      const before = await getValue(subject.device.storage.export());
      await subject.restart();
      expect(await getValue(subject.device.storage.export())).toEqual(before);
      expect(before.preferences).toEqual(chosen);
    });
  }
}

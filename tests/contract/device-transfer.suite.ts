import { describe, expect, test } from 'vitest';
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import {
  buildDraftSave,
  buildEvent,
  buildHistoryEntry,
  buildListingDraft,
  buildModelSettings,
  buildSavedPlan,
  buildTemplateState,
  buildNotification,
  buildPrompt,
  buildStep,
  buildUserTemplate
} from '#tests/support/builders.ts';
import { emptyDeviceSnapshot } from '#tests/support/empty-device-snapshot.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import type { Subject } from './device-under-test.ts';

async function fill({ device }: Subject): Promise<DeviceSnapshot> {
  await getValue(
    device.draft.save(
      buildDraftSave(0, {
        cursor: 1,
        journal: { fromSeq: 1, steps: [buildStep(1), buildStep(2)], keepFrom: 1 }
      })
    )
  );
  await getValue(device.history.save(buildHistoryEntry(1)));
  await getValue(device.history.save(buildHistoryEntry(2)));
  await getValue(device.templates.save(buildUserTemplate(1)));
  await getValue(device.templateStates.save(buildTemplateState('vlog')));
  await getValue(device.notifications.add(buildNotification(1)));
  await getValue(device.notifications.add(buildNotification(2, { read: true })));
  await getValue(
    device.preferences.save({ ...defaultPreferences, ui: { ...defaultPreferences.ui, theme: 'light' } })
  );
  await getValue(
    device.activity.save({
      events: [buildEvent(1), buildEvent(2)],
      metrics: { ...emptyUserMetrics, sessionsCount: 1 }
    })
  );
  await getValue(device.models.save(buildModelSettings(1)));
  await getValue(device.plan.save(buildSavedPlan(1)));
  await getValue(device.listingDrafts.save(buildListingDraft(1, { revision: 0 })));
  return getValue(device.storage.export());
}

/** Reading it fails, in whatever way an implementation copies or writes it. */
function buildUnreadablePrompt() {
  return Object.defineProperty(buildPrompt(), 'broken', {
    enumerable: true,
    get: () => {
      throw new Error('unreadable');
    }
  });
}

export function promiseTransfer(subject: Subject): void {
  const exportAll = () => getValue(subject.device.storage.export());

  describe('exports and imports', () => {
    test('everything it keeps, and starts with nothing', async () => {
      expect(await exportAll()).toEqual(emptyDeviceSnapshot);
    });

    test('a snapshot that equals what the lists say', async () => {
      const snapshot = await fill(subject);
      const { device } = subject;
      const activity = await getValue(device.activity.load());
      expect(snapshot).toEqual({
        draft: await getValue(device.draft.load()),
        history: await getValue(device.history.list()),
        templates: await getValue(device.templates.list()),
        marks: await getValue(device.templateStates.list()),
        notifications: await getValue(device.notifications.list()),
        preferences: await getValue(device.preferences.load()),
        events: activity.events,
        metrics: activity.metrics,
        models: await getValue(device.models.load()),
        plan: await getValue(device.plan.load()),
        listingDrafts: await getValue(device.listingDrafts.list())
      });
    });

    test('and erasing, then replacing by the exported snapshot, changes nothing', async () => {
      const before = await fill(subject);
      await getValue(subject.device.storage.replace(null));
      expect(await exportAll()).toEqual(emptyDeviceSnapshot);
      const status = await getValue(subject.device.storage.status());
      expect([status.backups, status.recovery]).toEqual([[], null]);
      await getValue(subject.device.storage.replace(before));
      expect(await exportAll()).toEqual(before);
    });

    test('and replacing leaves nothing of what was there', async () => {
      await fill(subject);
      const other = { ...emptyDeviceSnapshot, history: [buildHistoryEntry(9)] };
      await getValue(subject.device.storage.replace(other));
      expect(await exportAll()).toEqual(other);
    });

    test('and an erased draft starts again at revision one', async () => {
      await fill(subject);
      await getValue(subject.device.storage.replace(null));
      expect(await getRefusal(subject.device.draft.save(buildDraftSave(1)))).toBe('draft_conflict');
      expect(await getValue(subject.device.draft.save(buildDraftSave(0)))).toEqual({ revision: 1 });
    });

    test('and an import adds to what is there and replaces by id', async () => {
      const before = await fill(subject);
      const entry = buildHistoryEntry(2, { name: 'Imported' });
      await getValue(
        subject.device.storage.import({
          history: [buildHistoryEntry(3), entry],
          templates: [buildUserTemplate(1, { name: 'Imported' }), buildUserTemplate(2)],
          marks: [buildTemplateState('vlog', { usageCount: 4 }), buildTemplateState('news')]
        })
      );
      const after = await exportAll();
      expect(after.history).toEqual([buildHistoryEntry(3), entry, buildHistoryEntry(1)]);
      expect(after.templates).toHaveLength(2);
      expect(after.templates).toContainEqual(buildUserTemplate(1, { name: 'Imported' }));
      expect(after.marks).toHaveLength(2);
      expect(after.marks).toContainEqual(buildTemplateState('vlog', { usageCount: 4 }));
      expect({ ...after, history: [], templates: [], marks: [] }).toEqual({
        ...before,
        history: [],
        templates: [],
        marks: []
      });
    });

    test('and an import keeps the newest fifty entries', async () => {
      await fill(subject);
      const history = Array.from({ length: 60 }, (_, index) => buildHistoryEntry(index + 2));
      await getValue(subject.device.storage.import({ history, templates: [], marks: [] }));
      const ids = (await exportAll()).history.map(({ id }) => id);
      expect(ids).toEqual(Array.from({ length: 50 }, (_, index) => `prompt-${61 - index}`));
    });

    test('and a replacement keeps to the limits of every list', async () => {
      const numbers = Array.from({ length: 120 }, (_, index) => 120 - index);
      const events = numbers.toReversed().map((number) => buildEvent(number));
      await getValue(
        subject.device.storage.replace({
          ...emptyDeviceSnapshot,
          history: numbers.map((number) => buildHistoryEntry(number)),
          notifications: numbers.map((number) => buildNotification(number)),
          events
        })
      );
      const kept = await exportAll();
      expect(kept.history).toEqual(numbers.slice(0, 50).map((number) => buildHistoryEntry(number)));
      expect(kept.notifications).toEqual(numbers.slice(0, 20).map((number) => buildNotification(number)));
      expect(kept.events).toEqual(events.slice(-100));
    });

    test('and an import or replacement that fails half way changes nothing', async () => {
      const before = await fill(subject);
      const broken = buildUserTemplate(7, { promptData: buildUnreadablePrompt() });
      const history = [buildHistoryEntry(8)];
      const templates = [buildUserTemplate(6), broken];
      expect(await getRefusal(subject.device.storage.import({ history, templates, marks: [] }))).toBe(
        'internal'
      );
      expect(await exportAll()).toEqual(before);
      expect(await getRefusal(subject.device.storage.replace({ ...emptyDeviceSnapshot, templates }))).toBe(
        'internal'
      );
      expect(await exportAll()).toEqual(before);
    });
  });
}

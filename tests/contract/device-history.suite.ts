import { describe, expect, test } from 'vitest';
import {
  buildHistoryEntry,
  buildTemplateState,
  buildPrompt,
  buildUserTemplate
} from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import type { Subject } from './device-under-test.ts';

export function promiseHistory(subject: Subject): void {
  const listIds = async () => (await getValue(subject.device.history.list())).map(({ id }) => id);
  const saveEntries = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1) {
      await getValue(subject.device.history.save(buildHistoryEntry(number)));
    }
  };

  describe('keeps the history', () => {
    test('reads prompts of an older app with the defaults, and gives back what a newer app added', async () => {
      const { mood: _mood, schemaVersion: _version, ...older } = buildHistoryEntry(1).data;
      const newer = { ...buildHistoryEntry(2).data, schemaVersion: 9, lens: '35 mm' };
      for (const [number, data] of [
        [1, older],
        [2, newer]
      ] as const) {
        // An app of another version wrote what the type of this version does not allow.
        const entry = Object.assign(buildHistoryEntry(number), { data });
        await getValue(subject.device.history.save(entry));
      }
      const datas = (await getValue(subject.device.history.list())).map(({ data }) => data);
      expect(datas).toContainEqual({ ...older, mood: 'uplifting', schemaVersion: 1 });
      expect(datas).toContainEqual(newer);
    });

    test('and has none at first', async () => {
      expect(await getValue(subject.device.history.list())).toEqual([]);
    });

    test('and gives an entry back as it was saved', async () => {
      const entry = buildHistoryEntry(1, {
        data: buildPrompt({ concept: '🎬 שלום', unknown: { deep: [1, null] } }),
        veo3Data: { zeta: 1, alpha: [{ b: 1, a: '\uD83C' }] },
        analysis: { score: 0.5, notes: ['bright'] }
      });
      expect(await getValue(subject.device.history.save(entry))).toEqual({ droppedIds: [] });
      expect(await getValue(subject.device.history.list())).toEqual([entry]);
    });

    test('newest first, whatever the order of saving', async () => {
      for (const number of [3, 1, 2]) await getValue(subject.device.history.save(buildHistoryEntry(number)));
      expect(await listIds()).toEqual(['prompt-3', 'prompt-2', 'prompt-1']);
    });

    test('and replaces an entry by its id, in its place', async () => {
      await saveEntries(1, 3);
      const renamed = buildHistoryEntry(2, { name: 'Harbour' });
      expect(await getValue(subject.device.history.save(renamed))).toEqual({ droppedIds: [] });
      expect(await listIds()).toEqual(['prompt-3', 'prompt-2', 'prompt-1']);
      expect((await getValue(subject.device.history.list()))[1]).toEqual(renamed);
    });

    test('of the newest fifty and names the one it drops', async () => {
      await saveEntries(1, 50);
      expect(await getValue(subject.device.history.save(buildHistoryEntry(51)))).toEqual({
        droppedIds: ['prompt-1']
      });
      expect(await listIds()).toEqual(Array.from({ length: 50 }, (_, index) => `prompt-${51 - index}`));
    });

    test('and drops nothing when the fiftieth is only renamed', async () => {
      await saveEntries(1, 50);
      const renamed = buildHistoryEntry(1, { name: 'Oldest' });
      expect(await getValue(subject.device.history.save(renamed))).toEqual({ droppedIds: [] });
      expect(await listIds()).toHaveLength(50);
    });

    test('and removes one entry, or none when it is gone already', async () => {
      await saveEntries(1, 2);
      await getValue(subject.device.history.remove({ id: 'prompt-1' }));
      await getValue(subject.device.history.remove({ id: 'prompt-1' }));
      expect(await listIds()).toEqual(['prompt-2']);
    });

    test('and clears it', async () => {
      await saveEntries(1, 2);
      await getValue(subject.device.history.clear());
      expect(await listIds()).toEqual([]);
    });
  });

  describe('keeps the user’s templates', () => {
    const list = async () =>
      (await getValue(subject.device.templates.list())).toSorted((a, b) => a.createdAt - b.createdAt);

    test('and gives them back as they were saved', async () => {
      const first = buildUserTemplate(1, {
        promptData: buildPrompt({ concept: 'مرحبا', extra: [{ a: 1 }] })
      });
      const second = buildUserTemplate(2, { tags: [], description: 'Warm, slow 🎞️' });
      expect(await list()).toEqual([]);
      await getValue(subject.device.templates.save(second));
      await getValue(subject.device.templates.save(first));
      expect(await list()).toEqual([first, second]);
    });

    test('and replaces one by its id', async () => {
      await getValue(subject.device.templates.save(buildUserTemplate(1)));
      const changed = buildUserTemplate(1, { name: 'Renamed', updatedAt: 2 });
      await getValue(subject.device.templates.save(changed));
      expect(await list()).toEqual([changed]);
    });

    test('and removes one, or none when it is gone already', async () => {
      await getValue(subject.device.templates.save(buildUserTemplate(1)));
      await getValue(subject.device.templates.save(buildUserTemplate(2)));
      await getValue(subject.device.templates.remove({ id: 'user-template-1' }));
      await getValue(subject.device.templates.remove({ id: 'user-template-1' }));
      expect(await list()).toEqual([buildUserTemplate(2)]);
    });

    test('and one mark for each template, built in or not', async () => {
      await getValue(subject.device.templateStates.save(buildTemplateState('vlog')));
      await getValue(
        subject.device.templateStates.save(
          buildTemplateState('user-template-1', { usageCount: 2, lastUsedAt: 9 })
        )
      );
      const unmarked = buildTemplateState('vlog', { isFavorite: false, usageCount: 1, lastUsedAt: 10 });
      await getValue(subject.device.templateStates.save(unmarked));
      const marks = await getValue(subject.device.templateStates.list());
      expect(marks.toSorted((a, b) => (a.templateId < b.templateId ? -1 : 1))).toEqual([
        buildTemplateState('user-template-1', { usageCount: 2, lastUsedAt: 9 }),
        unmarked
      ]);
    });
  });
}

import { describe, expect, test, vi } from 'vitest';
import type { DeviceSnapshot } from '#shared/contract/device.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { writePackFile } from '#shared/domain/craft/transfer/pack-file.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { buildDraftSave, buildHistoryEntry, buildUserTemplate } from '#tests/support/builders.ts';
import { emptyDeviceSnapshot } from '#tests/support/empty-device-snapshot.ts';
import { getValue } from '#tests/support/results.ts';
import { createBackups } from './backups.ts';
import { planRestore, renewDraft } from './restore-plan.ts';

const kept: DeviceSnapshot = {
  ...emptyDeviceSnapshot,
  history: [buildHistoryEntry(2), buildHistoryEntry(1)],
  preferences: { ...defaultPreferences, ui: { ...defaultPreferences.ui, theme: 'dark' } }
};
const saved: DeviceSnapshot = {
  ...emptyDeviceSnapshot,
  history: [buildHistoryEntry(3), buildHistoryEntry(1)],
  templates: [buildUserTemplate(1)]
};

function writeBackup({ history, templates, marks, ...rest }: DeviceSnapshot): string {
  return writePackFile({ history, templates, marks }, { device: rest, templatesOffered: true });
}

function setUp(text: string, initial = kept) {
  const platform = createMemoryPlatform(initial, [{ name: 'all.vpack', bytes: text.length, text }]);
  const notify = vi.fn<Notify>();
  const onReplaced = vi.fn<() => Promise<void>>(async () => undefined);
  const backups = createBackups({ ...platform, notify, onReplaced, saveNow: async () => true });
  const read = async () => getValue(platform.device.storage.export());
  return { backups, notify, onReplaced, read, device: platform.device };
}

describe('restoring a backup', () => {
  test('shows what would change by kind and changes nothing yet', async () => {
    const { backups, read } = setUp(writeBackup(saved));
    const plan = (await backups.choose())?.plan;
    expect(plan?.merge.history).toEqual({ added: 1, replaced: 0, unchanged: 1 });
    expect(plan?.replace.find(({ kind }) => kind === 'templates')).toEqual({
      kind: 'templates',
      now: 0,
      after: 1,
      isSame: false
    });
    expect(plan?.replace.find(({ kind }) => kind === 'notifications')?.isSame).toBe(true);
    expect(await read()).toEqual(kept);
  });

  test.each(['merge', 'replace'] as const)(
    'by the way "%s", and one undo brings everything back',
    async (way) => {
      const { backups, notify, onReplaced, read } = setUp(writeBackup(saved));
      const offer = await backups.choose();
      if (offer === null) throw new Error('The backup was refused');
      expect(await backups.restore(offer, way)).toBe(true);
      const after = await read();
      expect(after.history.map(({ id }) => id)).toEqual(
        way === 'merge' ? ['prompt-3', 'prompt-2', 'prompt-1'] : ['prompt-3', 'prompt-1']
      );
      expect(after.preferences.ui.theme).toBe(way === 'merge' ? 'dark' : 'system');
      expect(onReplaced).toHaveBeenCalledTimes(1);
      notify.mock.calls.at(-1)?.[0].action?.run();
      await vi.waitFor(async () => expect(await read()).toEqual(kept));
    }
  );

  test.each(['merge', 'replace'] as const)('a late undo of "%s" keeps what was made since', async (way) => {
    const { backups, notify, device, read } = setUp(writeBackup(saved));
    const offer = await backups.choose();
    if (offer === null) throw new Error('The backup was refused');
    await backups.restore(offer, way);
    await getValue(device.history.save(buildHistoryEntry(9)));
    notify.mock.calls.at(-1)?.[0].action?.run();
    const listIds = async () => (await read()).history.map(({ id }) => id);
    const old = ['prompt-2', 'prompt-1'];
    await vi.waitFor(async () =>
      expect(await listIds()).toEqual(['prompt-9', ...(way === 'merge' ? old : ['prompt-3', ...old])])
    );
  });

  test('that a window let go of an entry which went away is no work: the undo is whole', async () => {
    const { backups, notify, device, read } = setUp(writeBackup(saved));
    const viewing = { ...buildDraftSave(0), viewingEntryId: 'prompt-2' };
    await getValue(device.draft.save(viewing));
    const offer = await backups.choose();
    if (offer === null) throw new Error('The backup was refused');
    const draft = (await read()).draft;
    await backups.restore({ ...offer, snapshot: { ...offer.snapshot, draft } }, 'replace');
    const baseRevision = (await read()).draft?.revision ?? 0;
    await getValue(device.draft.save({ ...viewing, baseRevision, viewingEntryId: null }));
    notify.mock.calls.at(-1)?.[0].action?.run();
    await vi.waitFor(async () => expect((await read()).history).toEqual(kept.history));
    expect((await read()).draft?.viewingEntryId).toBe('prompt-2');
  });

  test.each([
    ['a pack that holds prompts only', writePackFile({ history: [], templates: [], marks: [] })],
    ['what is no file of ours', '{"a":1}'],
    ['what is damaged', '{"format":']
  ])('refuses %s with a sentence', async (_, text) => {
    const { backups, notify, read } = setUp(text);
    expect(await backups.choose()).toBeNull();
    expect(notify.mock.calls[0]?.[0]).toMatchObject({ type: 'error', title: 'Nothing restored' });
    expect(await read()).toEqual(kept);
  });

  test('a draft that comes back is newer than the one windows have', async () => {
    const { device, read } = setUp('');
    await getValue(device.draft.save(buildDraftSave(0)));
    const before = await read();
    await getValue(device.draft.save(buildDraftSave(1)));
    const current = await read();
    expect(renewDraft(before, current).draft?.revision).toBe(3);
    expect(planRestore(before, renewDraft(before, current)).replace[0]?.isSame).toBe(true);
  });
});

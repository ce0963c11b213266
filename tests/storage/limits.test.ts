import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import { createDb, openConnection } from '#main/storage/database/connection.ts';
import { saveDraft } from '#main/storage/tables/draft.ts';
import { listHistory, saveHistory } from '#main/storage/tables/history.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { toContractFailure } from '#main/storage/database/storage-failure.ts';
import {
  buildDraftSave,
  buildHistoryEntry,
  buildTemplateState,
  buildNotification,
  buildPrompt,
  buildStep,
  buildUserTemplate
} from '#tests/support/builders.ts';
import {
  canMountSmallDisk,
  countFreeBytes,
  makeReadOnly,
  mountSmallDisk
} from '#tests/support/limited-disk.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import { createSqliteDevice } from '#tests/support/sqlite-device.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';
import { getFile, makeCrashedFolder, makeFolder } from './damaged-folder.ts';

const now = () => 1_800_000_000_000;

function bigSave(revision: number) {
  const concept = `Concept ${revision + 1} ${'x'.repeat(20_000)}`;
  return buildDraftSave(revision, {
    document: { name: '', data: buildPrompt({ concept }) },
    cursor: revision + 1,
    journal: {
      fromSeq: revision + 1,
      steps: [buildStep(revision + 1, { after: { fields: { concept } } })],
      keepFrom: 1
    }
  });
}

/** Saves until a save is refused; answers with the last revision that was acknowledged and the refusal. */
async function saveUntilRefused(device: Device) {
  let revision = (await getValue(device.draft.load()))?.revision ?? 0;
  for (;;) {
    const saved = await device.draft.save(bigSave(revision));
    if (!saved.ok) return { revision, code: saved.error.code };
    revision = saved.value.revision;
  }
}

async function expectWhole(device: Device, revision: number): Promise<void> {
  const draft = await getValue(device.draft.load());
  expect(draft?.revision ?? 0).toBe(revision);
  expect(draft?.steps.map(({ seq }) => seq) ?? []).toEqual(
    Array.from({ length: revision }, (_, index) => index + 1)
  );
}

describe('a full disk', () => {
  test('inside SQLite refuses the change with its reason and leaves nothing half written', () => {
    const folder = createTempFolder();
    const connection = openDatabase(join(folder, 'reelwright.db'), { now });
    const pages = Number(connection.pragma('page_count', { simple: true }));
    connection.pragma(`max_page_count = ${pages + 20}`);
    const db = createDb(connection);
    const read = () => [db.all('SELECT * FROM drafts'), db.all('SELECT * FROM draft_steps'), listHistory(db)];
    saveHistory(db, [buildHistoryEntry(1)]);
    let revision = 0;
    let before = read();
    const fill = () => {
      for (;;) {
        before = read();
        revision = saveDraft(db, bigSave(revision));
      }
    };
    let failure: unknown;
    try {
      fill();
    } catch (error) {
      failure = error;
    }
    expect(toContractFailure(failure, folder).code).toBe('disk_full');
    expect(read()).toEqual(before);
    connection.pragma(`max_page_count = ${pages + 2_000}`);
    expect(saveDraft(db, bigSave(revision))).toBe(revision + 1);
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    connection.close();
  });

  // Without permission to mount a disk only the test above runs: a skipped one would count as failed.
  if (canMountSmallDisk()) {
    test('of its own keeps every acknowledged save, tells the reason, and works again once there is room', async () => {
      const disk = mountSmallDisk(3_000_000);
      const folder = join(disk, 'data');
      mkdirSync(folder);
      createSqliteDevice({ folder, now }).storage.close();
      for (let spare = 0; spare < 40; spare += 1) {
        rmSync(join(disk, 'ballast'), { force: true });
        rmSync(folder, { recursive: true, force: true });
        const first = createSqliteDevice({ folder, now });
        await getValue(
          first.device.draft.save(
            buildDraftSave(0, { cursor: 1, journal: { fromSeq: 1, steps: [buildStep(1)], keepFrom: 1 } })
          )
        );
        writeFileSync(join(disk, 'ballast'), Buffer.alloc(Math.max(0, countFreeBytes(disk) - spare * 4_096)));

        const { revision, code } = await saveUntilRefused(first.device);
        expect(code).toBe('disk_full');
        await expectWhole(first.device, revision);
        first.storage.close();

        const second = createSqliteDevice({ folder, now });
        await expectWhole(second.device, revision);
        second.storage.close();

        rmSync(join(disk, 'ballast'));
        const third = createSqliteDevice({ folder, now });
        await expectWhole(third.device, revision);
        expect(await getValue(third.device.draft.save(bigSave(revision)))).toEqual({
          revision: revision + 1
        });
        third.storage.close();
        const connection = openConnection(getFile(folder));
        expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
        connection.close();
      }
    });
  }
});

describe('a read-only folder', () => {
  const commands = (device: Device): readonly Promise<Awaited<ReturnType<Device['history']['clear']>>>[] => [
    device.history.remove({ id: 'prompt-1' }),
    device.history.clear(),
    device.templates.save(buildUserTemplate(1)),
    device.templates.remove({ id: 'user-template-1' }),
    device.templateStates.save(buildTemplateState('vlog')),
    device.preferences.save(defaultPreferences),
    device.notifications.add(buildNotification(1)),
    device.notifications.markRead({ ids: [] }),
    device.notifications.clear(),
    device.activity.save({ events: [], metrics: emptyUserMetrics }),
    device.storage.import({ history: [], templates: [], marks: [] }),
    device.storage.replace(null)
  ];
  const listHashes = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex')
      ]);

  test.each(['closed', 'crashed'] as const)(
    'with a %s database can be read and exported, not changed',
    async (kind) => {
      const made = join(createTempFolder(), 'data');
      const { content } = kind === 'closed' ? await makeFolder(made, true) : await makeCrashedFolder(made, 5);
      const folder = createTempFolder();
      cpSync(made, folder, { recursive: true });
      const before = listHashes(folder);
      makeReadOnly(folder);
      expect(() => writeFileSync(join(folder, 'probe'), '')).toThrow(/EROFS|EACCES|EPERM/);

      const { device, storage } = createSqliteDevice({ folder, now });
      expect(storage.status).toMatchObject({
        ok: true,
        value: { isWritable: false, location: getFile(folder) }
      });
      expect(await getValue(device.storage.export())).toEqual(content);
      expect(await getRefusal(device.draft.save(buildDraftSave(321)))).toBe('read_only');
      expect(await getRefusal(device.history.save(buildHistoryEntry(1)))).toBe('read_only');
      for (const answer of commands(device)) expect(await getRefusal(answer)).toBe('read_only');
      expect(await getValue(device.storage.export())).toEqual(content);
      storage.close();
      expect(listHashes(folder)).toEqual(before);
    }
  );

  test('without a database opens empty', async () => {
    const folder = createTempFolder();
    makeReadOnly(folder);
    const { device, storage } = createSqliteDevice({ folder, now });
    expect((await getValue(device.storage.status())).isWritable).toBe(false);
    expect(await getValue(device.history.list())).toEqual([]);
    storage.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('a data folder that cannot be made answers every call with a reason', async () => {
  const blocked = join(createTempFolder(), 'file');
  writeFileSync(blocked, '');
  const { device, storage } = createSqliteDevice({ folder: join(blocked, 'data'), now });
  expect(storage.status.ok).toBe(false);
  expect(await getRefusal(device.history.list())).toBe('internal');
  storage.close();
});

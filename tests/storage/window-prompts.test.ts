// Windows of the desktop have a prompt each, in one database.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { announceChanges } from '#main/ipc/announce-changes.ts';
import { openStorage } from '#main/storage/open-storage.ts';
import type { DeviceArea } from '#shared/contract/device.ts';
import { withOrigin } from '#shared/domain/trade/prompt-origin.ts';
import {
  buildDraftSave,
  buildHistoryEntry,
  buildPrompt,
  buildPurchasedPrompt,
  buildSavedPlan
} from '#tests/support/builders.ts';
import { buildContent } from '#tests/support/device-content.ts';
import { openTestSecureStorage } from '#tests/support/test-secure-storage.ts';
import { createTempFolder } from '#tests/support/temp-folder.ts';

const day = 86_400_000;
const firstDay = 1_800_000_000_000;

function open(folder = createTempFolder(), now = firstDay) {
  const changes: (readonly DeviceArea[])[] = [];
  const storage = openStorage({
    folder,
    now: () => now,
    secureStorage: openTestSecureStorage(),
    onChange: (areas) => changes.push(areas)
  });
  return { folder, storage, changes, file: join(folder, 'reelwright.db') };
}

const draftOf = (concept: string, baseRevision = 0) =>
  buildDraftSave(baseRevision, { document: { name: concept, data: buildPrompt({ concept }) } });

test('each window keeps its own draft and plan, whatever the others save', async () => {
  const { folder, storage } = open();
  const [one, two, three] = [storage.handlers, storage.handlersOf(2), storage.handlersOf(3)];
  expect(await one['draft.save'](draftOf('one'))).toEqual({ revision: 1 });
  expect(await two['draft.save'](draftOf('two'))).toEqual({ revision: 1 });
  expect(await two['draft.save'](draftOf('two again', 1))).toEqual({ revision: 2 });
  await three['plan.save'](buildSavedPlan(3));
  expect(() => two['draft.save'](draftOf('late', 1))).toThrow('changed in another window');
  storage.close();

  const again = open(folder).storage;
  const names = [1, 2, 3].map((id) => again.handlersOf(id)['draft.load'](undefined));
  expect(names).toMatchObject([{ document: { name: 'one' } }, { document: { name: 'two again' } }, null]);
  expect(again.handlersOf(3)['plan.load'](undefined)).toEqual(buildSavedPlan(3));
  expect(again.handlersOf(2)['plan.load'](undefined)).toBeNull();
  expect(again.listWindows()).toEqual([2, 3]);
  again.removeWindow(2);
  again.removeWindow(1);
  expect([1, 2].map((id) => again.handlersOf(id)['draft.load'](undefined))).toEqual([null, null]);
  again.close();
});

test('restoring a snapshot leaves the prompts of further windows alone, and erasing everything takes them', async () => {
  const { storage } = open();
  const two = storage.handlersOf(2);
  await two['draft.save'](draftOf('two'));
  await storage.handlers['storage.replace'](buildContent());
  expect(two['draft.load'](undefined)).toMatchObject({ document: { name: 'two' } });
  await storage.handlers['storage.replace'](null);
  expect([two['draft.load'](undefined), storage.listWindows()]).toEqual([null, []]);
  storage.close();
});

test('a repair keeps them, and what the file lost of them comes back from the backup', async () => {
  const { folder, storage, file } = open();
  await storage.handlers['storage.replace'](buildContent());
  const two = storage.handlersOf(2);
  await two['draft.save'](draftOf('needle-in-two '.repeat(400)));
  await two['plan.save'](buildSavedPlan(2));
  await storage.handlersOf(3)['draft.save'](draftOf('three'));
  storage.close();
  open(folder, firstDay + day).storage.close();

  const bytes = readFileSync(file);
  for (let at = bytes.indexOf('needle-in-two'); at !== -1; at = bytes.indexOf('needle-in-two', at + 1))
    bytes.fill(0xff, at, at + 13);
  bytes.fill(0, 4_096, 4_296);
  writeFileSync(file, bytes);
  const repaired = open(folder, firstDay + day).storage;
  expect(repaired.handlers['storage.status'](undefined)).toMatchObject({ recovery: expect.anything() });
  expect(repaired.handlersOf(2)['draft.load'](undefined)).toMatchObject({
    document: { name: 'needle-in-two '.repeat(400) }
  });
  expect(repaired.handlersOf(3)['draft.load'](undefined)).toMatchObject({ document: { name: 'three' } });
  repaired.close();
});

test('copies of a purchase that is gone leave all windows; what was changed stays', async () => {
  const { storage, changes } = open();
  const origin = {
    purchaseId: 'prc_1',
    slug: 'rain',
    title: 'Rain',
    seller: 'ada',
    version: 1,
    licence: 'personal' as const,
    licenceVersion: '1'
  };
  const data = withOrigin(buildPrompt({ concept: 'Sold' }), origin);
  const changed = withOrigin(buildPrompt({ concept: 'My own' }), origin);
  const save = (document: { name: string; data: typeof data }) =>
    buildDraftSave(0, { document, journal: { fromSeq: 1, steps: [], keepFrom: 1 } });
  for (const id of [1, 2, 4]) await storage.handlersOf(id)['draft.save'](save({ name: 'Rain', data }));
  await storage.handlersOf(3)['draft.save'](save({ name: 'Mine', data: changed }));
  await storage.handlers['purchasedPrompts.save'](buildPurchasedPrompt(1, { purchaseId: 'prc_1', data }));
  // The asking window clears its own.
  await storage.handlersOf(2)['purchasedPrompts.remove']({ purchaseIds: ['prc_1'] });
  const names = [1, 2, 3, 4].map((id) => storage.handlersOf(id)['draft.load'](undefined));
  expect(names).toMatchObject([
    { document: { name: '' }, revision: 2 },
    { document: { name: 'Rain' } },
    { document: { name: 'Mine' }, revision: 1 },
    { document: { name: '' } }
  ]);
  expect(changes).toEqual([['draft']]);
  storage.close();
});

test('the other windows hear of what one changed, and of nobody’s own prompt', async () => {
  const { storage } = open();
  const told: (readonly DeviceArea[])[] = [];
  const handlers = announceChanges(storage.handlersOf(2), (areas) => told.push(areas));
  await handlers['draft.save'](draftOf('two'));
  await handlers['history.list'](undefined);
  expect(told).toEqual([]);
  await handlers['history.save'](buildHistoryEntry(1));
  expect(told).toEqual([['history']]);
  storage.close();
});

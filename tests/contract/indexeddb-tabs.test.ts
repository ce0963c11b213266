import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLocalDevice } from '#renderer/platform/local-device.ts';
import { areasByCommand, deviceAreas } from '#shared/contract/platform/device-changes.ts';
import { type UpgradeStep, upgradeSteps } from '#renderer/platform/web/device-schema.ts';
import { createIndexedDbDevice } from '#renderer/platform/web/indexeddb-device.ts';
import { type DeviceArea, deviceContract } from '#shared/contract/device.ts';
import {
  buildDraftSave,
  buildHistoryEntry,
  buildPurchasedPrompt,
  buildStep,
  buildUserTemplate
} from '#tests/support/builders.ts';
import { getRefusal, getValue } from '#tests/support/results.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';

let name: string;
let tabs: { readonly close: () => Promise<void> }[];

function openTab(options: { readonly steps?: readonly UpgradeStep[]; readonly timeoutMs?: number } = {}) {
  const heard: (readonly DeviceArea[])[] = [];
  const kept = createIndexedDbDevice((areas) => heard.push(areas), { name, ...options });
  tabs.push(kept);
  return { device: createLocalDevice(kept.handlers), heard };
}

beforeEach(() => {
  name = `reelwright-${randomUUID()}`;
  tabs = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await Promise.all(tabs.map((tab) => tab.close()));
});

describe('several tabs', () => {
  test('a change is told to the other tabs and not to the one that made it', async () => {
    const [one, other] = [openTab(), openTab()];
    await getValue(one.device.history.save(buildHistoryEntry(1)));
    await vi.waitFor(() => expect(other.heard).toEqual([['history']]));
    expect(await getValue(other.device.history.list())).toHaveLength(1);
    expect(one.heard).toEqual([]);
  });

  test('reading, and a command that was refused, are told to nobody', async () => {
    const [one, other] = [openTab(), openTab()];
    await getValue(one.device.history.list());
    await getRefusal(one.device.draft.save(buildDraftSave(7)));
    await getValue(one.device.history.clear());
    await vi.waitFor(() => expect(other.heard).toEqual([['history']]));
  });

  test('a step of sync notifies both tabs of what it changed, and neither if it changed nothing', async () => {
    const [one, other] = [openTab(), openTab()];
    await getValue(one.device.replica.join({ userId: 'usr_one', scopes: ['library'] }));
    const row = buildSyncRow('templateFavorites', 'vlog');
    await getValue(one.device.replica.applyPage(buildFeedPage({ rows: [row], startsAnew: true })));
    await getValue(one.device.outbox.collect());
    await getValue(other.device.history.save(buildHistoryEntry(1)));
    await getValue(one.device.outbox.collect());
    const steps = [['sync'], ['templateStates', 'sync']];
    await vi.waitFor(() => expect(other.heard).toEqual([...steps, ['sync']]));
    await vi.waitFor(() => expect(one.heard).toEqual([...steps, ['history'], ['sync']]));
  });

  test('what both did at once is found once, whichever tab syncs', async () => {
    const [one, other] = [openTab(), openTab()];
    await getValue(one.device.replica.join({ userId: 'usr_one', scopes: ['library'] }));
    await getValue(one.device.replica.applyPage(buildFeedPage({ startsAnew: true })));
    await Promise.all([
      getValue(one.device.templates.save(buildUserTemplate(1))),
      getValue(other.device.templates.save(buildUserTemplate(2)))
    ]);
    const batches = await Promise.all(
      [one, other].map(({ device }) => getValue(device.outbox.takeBatch({ limit: 50 })))
    );
    for (const batch of batches) expect(batch.map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  test('of two tabs that save the same revision at once, one wins and the other is told', async () => {
    const [one, other] = [openTab(), openTab()];
    const results = await Promise.all([
      one.device.draft.save(buildDraftSave(0)),
      other.device.draft.save(buildDraftSave(0))
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'draft_conflict' } });
  });

  test('every command of the contract is announced but those of the offline cache, the purchased prompts and sync, and no query', () => {
    const commands = Object.entries(deviceContract).filter(
      ([command, { kind }]) =>
        kind === 'command' && !/^(?:offlineCache|purchasedPrompts|replica|outbox)\./.test(command)
    );
    expect(Object.keys(areasByCommand).toSorted()).toEqual(commands.map(([command]) => command).toSorted());
    for (const [command, areas] of Object.entries(areasByCommand)) {
      const noun = command.split('.')[0] ?? '';
      expect(noun === 'storage' ? [] : areas).toEqual(noun === 'storage' ? [] : [noun]);
    }
  });
});

describe('versions of the database', () => {
  const last = upgradeSteps.length;

  test.each(upgradeSteps.slice(1).map((_, index) => index + 1))(
    'what version %i kept is still there in the newest',
    async (version) => {
      const entry = buildHistoryEntry(1);
      const step = buildStep(1);
      const { steps: _, ...head } = { ...buildDraftSave(0), steps: [], revision: 4 };
      const old = await openDB(name, version, {
        upgrade: (database, _old, _new, transaction) => {
          for (const run of upgradeSteps.slice(0, version)) void run(database as never, transaction as never);
        }
      });
      await old.put('history', entry);
      await old.put('steps', step);
      await old.put('singles', head, 'draft');
      old.close();

      const { device } = openTab();
      expect(await getValue(device.history.list())).toEqual([entry]);
      expect(await getValue(device.draft.load())).toMatchObject({ revision: 4, steps: [step] });
      await getValue(device.templates.save(buildUserTemplate(1)));
    }
  );

  const nameEveryEntry: UpgradeStep = async (_database, transaction) => {
    const history = transaction.objectStore('history');
    for (const entry of await history.getAll()) await history.put({ ...entry, name: 'Upgraded' });
  };

  test('a step may rewrite what is kept', async () => {
    await getValue(openTab().device.history.save(buildHistoryEntry(1)));
    const { device } = openTab({ steps: [...upgradeSteps, nameEveryEntry] });
    expect(await getValue(device.history.list())).toMatchObject([{ id: 'prompt-1', name: 'Upgraded' }]);
  });

  test('version 4 keeps what its stores hold under their new names', async () => {
    const old = await openDB(name, 4, {
      upgrade: (database, _old, _new, transaction) => {
        const [connection, running] = [database, transaction] as unknown as Parameters<UpgradeStep>;
        for (const step of upgradeSteps.slice(0, 4)) void step(connection, running);
      }
    });
    await old.put('seen', { key: 'listings.get rain', value: '{}', seenAt: 7, size: 2 });
    await old.put('bought', buildPurchasedPrompt(1));
    old.close();
    const { device } = openTab();
    expect(await getValue(device.offlineCache.load({ key: 'listings.get rain' }))).toEqual({
      key: 'listings.get rain',
      value: '{}',
      cachedAt: 7
    });
    expect(await getValue(device.purchasedPrompts.load({ purchaseId: 'ent_1' }))).toEqual(
      buildPurchasedPrompt(1)
    );
    const upgraded = await openDB(name);
    expect([...upgraded.objectStoreNames]).not.toEqual(expect.arrayContaining(['seen']));
    expect([...upgraded.objectStoreNames]).not.toEqual(expect.arrayContaining(['bought']));
    upgraded.close();
  });

  test('a step that fails leaves the version and the data as they were', async () => {
    const first = openTab();
    await getValue(first.device.history.save(buildHistoryEntry(1)));
    await tabs[0]?.close();
    const failing: UpgradeStep = async (database, transaction) => {
      await nameEveryEntry(database, transaction);
      throw new Error('planted');
    };
    const { device } = openTab({ steps: [...upgradeSteps, failing] });
    expect(await getRefusal(device.history.list())).toBe('internal');
    const again = openTab();
    expect(await getValue(again.device.history.list())).toEqual([buildHistoryEntry(1)]);
  });

  test('data of a newer version is refused and untouched', async () => {
    const newer = await openDB(name, last + 1, {
      upgrade: (database) => void database.createObjectStore('new')
    });
    newer.close();
    const { device } = openTab();
    expect(await getRefusal(device.history.list())).toBe('database_too_new');
    expect(await getRefusal(device.storage.status())).toBe('database_too_new');
    const kept = await openDB(name);
    expect([kept.version, [...kept.objectStoreNames]]).toEqual([last + 1, ['new']]);
    kept.close();
  });

  test('an old tab steps aside for a newer one and says that it must be reloaded', async () => {
    const old = openTab();
    await getValue(old.device.history.save(buildHistoryEntry(1)));
    const newer = openTab({ steps: [...upgradeSteps, nameEveryEntry] });
    expect(await getValue(newer.device.history.list())).toHaveLength(1);
    expect(old.heard).toEqual([deviceAreas]);
    expect(await getRefusal(old.device.history.save(buildHistoryEntry(2)))).toBe('database_too_new');
    expect(await getValue(newer.device.history.list())).toHaveLength(1);
  });

  test('a tab that does not step aside is named, and the call after it has gone succeeds', async () => {
    const stubborn = await openDB(name, 1);
    const { device } = openTab({ timeoutMs: 20 });
    expect(await getRefusal(device.history.list())).toBe('database_locked');
    stubborn.close();
    await vi.waitFor(async () => expect((await device.templateStates.list()).ok).toBe(true));
  });
});

describe('a browser that fails', () => {
  test('without IndexedDB says that nothing can be kept here', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await getRefusal(openTab().device.storage.status())).toBe('storage_unavailable');
  });

  test.each(['SecurityError', 'InvalidStateError', 'UnknownError'])(
    'that refuses to open (%s) says that nothing can be kept here',
    async (error) => {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('refused', error);
      });
      expect(await getRefusal(openTab().device.draft.load())).toBe('storage_unavailable');
    }
  );

  test('with a full disk says so, keeps what was there and goes on afterwards', async () => {
    const { device } = openTab();
    await getValue(device.history.save(buildHistoryEntry(1)));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space left', 'QuotaExceededError');
    });
    expect(await getRefusal(device.history.save(buildHistoryEntry(2)))).toBe('disk_full');
    full.mockRestore();
    expect(await getValue(device.history.list())).toEqual([buildHistoryEntry(1)]);
    await getValue(device.history.save(buildHistoryEntry(2)));
  });

  test('that cut the connection is asked again, once', async () => {
    const { device } = openTab();
    await getValue(device.history.save(buildHistoryEntry(1)));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing', 'InvalidStateError');
    });
    expect(await getValue(device.history.list())).toHaveLength(1);
  });

  test('never has what the user wrote in an error', async () => {
    const { device } = openTab();
    const secret = 'a heron at dusk';
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException(`${secret} could not be cloned`, 'DataCloneError');
    });
    const result = await device.history.save(buildHistoryEntry(1));
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
    expect(JSON.stringify(result)).not.toContain(secret);
  });
});

describe('persistence', () => {
  const stubStorage = (isPersistent: boolean) => {
    const storage = {
      persisted: vi.fn<() => Promise<boolean>>(async () => isPersistent),
      persist: vi.fn<() => Promise<boolean>>(async () => true)
    };
    vi.stubGlobal('navigator', { storage, locks: undefined });
    return storage;
  };

  test('is asked for once, after the first thing of the user’s was kept', async () => {
    const storage = stubStorage(false);
    const { device } = openTab();
    await getValue(device.notifications.clear());
    await getValue(device.storage.status());
    expect(storage.persist).not.toHaveBeenCalled();
    await getValue(device.draft.save(buildDraftSave(0)));
    await getValue(device.draft.save(buildDraftSave(1)));
    await vi.waitFor(() => expect(storage.persist).toHaveBeenCalledTimes(1));
  });

  test('is not asked for where it was granted, and the status says so', async () => {
    const storage = stubStorage(true);
    const { device } = openTab();
    await getValue(device.draft.save(buildDraftSave(0)));
    expect(await getValue(device.storage.status())).toMatchObject({ kind: 'indexeddb', isPersistent: true });
    expect(storage.persist).not.toHaveBeenCalled();
  });
});

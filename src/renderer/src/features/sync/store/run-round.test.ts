import { beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Cloud } from '#shared/contract/cloud/cloud.ts';
import type { Device } from '#shared/contract/device.ts';
import { contractError, type ContractError } from '#shared/contract/errors.ts';
import { err, ok, type Result } from '#shared/kit/result.ts';
import type { AccountState } from '#renderer/feature-api/services.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { buildUserTemplate } from '#tests/support/builders.ts';
import { getValue } from '#tests/support/results.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import { runRound } from './run-round.ts';
import { createSyncStore } from './sync-store.ts';

const userId = 'usr_ann';
const notices: string[] = [];
const removed: string[] = [];
let accountLoads = 0;
const notify: Notify = ({ title }) => void notices.push(title);

let device: Device;
beforeEach(() => {
  notices.length = 0;
  removed.length = 0;
  accountLoads = 0;
  device = createMemoryDevice();
});

const sendMessages = async () => ({ sent: [], refused: new Map(), isDone: true });

const emptyPages = async () => ok([buildFeedPage({ startsAnew: true })]);

/** A round against a server that takes every change, and answers a pull as given. */
async function runWith(pull: () => Promise<Result<unknown, ContractError>>, over: Partial<Device> = {}) {
  const platform = {
    device: { ...device, ...over },
    cloud: {
      sync: {
        push: async ({ mutations }) =>
          ok({ outcome: 'answered', answers: mutations.map(({ id }) => ({ id, refusal: null })) }),
        pull: pull as Cloud['sync']['pull']
      } satisfies Cloud['sync'],
      syncedLibrary: { remove: async () => ok(undefined) },
      syncDevices: { list: async () => ok([]) }
    }
  };
  const store = createSyncStore({
    ...platform,
    now: () => 1,
    createId: () => 'id',
    poke: () => undefined,
    onLibraryChanged: () => undefined
  });
  const status = createStore(() => ({ isOnline: true, hasServer: true }));
  const removeCopies = async (ids: readonly string[]) => void removed.push(...ids);
  const load = async () => void (accountLoads += 1);
  const account = { status: 'signed-in', account: null, problem: null, load, take: () => undefined } as const;
  const loadAccount = async () => createStore<AccountState>(() => account);
  const calls = { now: () => 1, notify, followLibrary: () => undefined, removeCopies, loadAccount };
  const given = { platform, store, status, ...calls };
  const outcome = await runRound({ ...given, accountId: userId, keepsShelf: false, sendMessages });
  return { outcome, ...store.getState() };
}

test('a message that the server does not take yet is tried with the next round, and hastens none', async () => {
  await getValue(device.replica.join({ userId, scopes: ['library'] }));
  const change = { kind: 'create' as const, value: { writer: userId } };
  const message = { id: 'msg', entity: 'contactMessages', rowId: 'msg', change, basedOn: null };
  await getValue(device.outbox.append({ ...message, version: 1, madeAt: 1 }));
  await runWith(emptyPages);
  expect((await runWith(async () => ok([]))).outcome).toBe('quiet');
});

test('a library that was deleted from the server stays on this device, which syncs it no longer', async () => {
  await getValue(device.templates.save(buildUserTemplate(1)));
  await getValue(device.replica.join({ userId, scopes: ['library'] }));
  expect((await runWith(emptyPages)).outcome).toBe('more');
  const stopped = await runWith(async () => err(contractError('library_removed')));
  expect(stopped).toMatchObject({
    outcome: 'stopped',
    replica: { scopes: [{ name: 'buyer' }, { name: 'seller' }] },
    round: 'none'
  });
  expect(await getValue(device.templates.list())).toHaveLength(1);
  expect(notices).toHaveLength(1);
});

test('what syncs beside a deleted library goes on, as another device', async () => {
  await getValue(device.replica.join({ userId, scopes: ['library', 'buyer'] }));
  const before = await getValue(device.replica.load());
  const { replica } = await runWith(async () => err(contractError('library_removed')));
  expect(replica?.scopes.map(({ name }) => name)).toEqual(['buyer', 'seller']);
  expect(replica?.deviceId).not.toBe(before?.deviceId);
});

test('a failure of the device itself is not taken for a server that cannot be reached', async () => {
  await getValue(device.replica.join({ userId, scopes: ['library'] }));
  const full = async () => err(contractError('disk_full'));
  const failed = await runWith(emptyPages, { replica: { ...device.replica, applyPage: full } });
  expect(failed).toMatchObject({ outcome: 'retry', round: 'failed', failure: { code: 'disk_full' } });
  const unreachable = await runWith(async () => err(contractError('unreachable')));
  expect(unreachable).toMatchObject({ outcome: 'retry', round: 'unreachable', failure: null });
  const unreadable = await runWith(emptyPages, { replica: { ...device.replica, load: full } });
  expect(unreadable).toMatchObject({ outcome: 'retry', round: 'failed', failure: { code: 'disk_full' } });
});

test('the outbox and the conflicts are read once a round', async () => {
  await getValue(device.replica.join({ userId, scopes: ['library'] }));
  const reads: string[] = [];
  await runWith(emptyPages, {
    outbox: {
      ...device.outbox,
      list: () => {
        reads.push('outbox');
        return device.outbox.list();
      }
    },
    replica: {
      ...device.replica,
      listConflicts: () => {
        reads.push('conflicts');
        return device.replica.listConflicts();
      }
    }
  });
  expect(reads.toSorted()).toEqual(['conflicts', 'outbox']);
});

test('copies of a refunded purchase go before its row, while it can still be told what a copy is', async () => {
  await getValue(device.replica.join({ userId, scopes: ['buyer'] }));
  const row = buildSyncRow('purchases', 'ent_1', { value: { title: 'Rain' } });
  await runWith(async () => ok([buildFeedPage({ scope: 'buyer', rows: [row], startsAnew: true })]));
  expect(removed).toEqual([]);
  const rows = [{ ...row, revision: 2, isDeleted: true, value: {} }];
  let wasThere = false;
  await runWith(async () => ok([buildFeedPage({ scope: 'buyer', rows })]), {
    purchasedPrompts: {
      ...device.purchasedPrompts,
      remove: async (input) => {
        wasThere = (await getValue(device.replica.listRows({ entity: 'purchases' })))?.length === 1;
        return device.purchasedPrompts.remove(input);
      }
    }
  });
  expect([removed, wasThere]).toEqual([['ent_1'], true]);
  expect(await getValue(device.replica.listRows({ entity: 'purchases' }))).toEqual([]);
});

test('a session that ended elsewhere is noticed with the next round, and an unreachable server is none', async () => {
  await runWith(async () => err(contractError('unreachable')));
  expect(accountLoads).toBe(0);
  const ended = await runWith(async () => err(contractError('unauthenticated')));
  expect(ended).toMatchObject({ outcome: 'stopped', round: 'refused' });
  expect(accountLoads).toBe(1);
});

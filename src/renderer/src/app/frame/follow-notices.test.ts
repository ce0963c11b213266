import { expect, onTestFinished, test } from 'vitest';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { contractError } from '#shared/contract/errors.ts';
import type { SyncRow } from '#shared/domain/sync/row.ts';
import { err, ok } from '#shared/kit/result.ts';
import type { RowDraft } from '#renderer/feature-api/row-draft.ts';
import { refetchSyncedRows } from '#renderer/feature-api/sync/synced-rows.ts';
import { listUnreadNotices } from '#renderer/features/notifications/notification-store.ts';
import { queryClient } from '#renderer/lib/query/query-client.tsx';
import { createMemoryPlatform } from '#renderer/platform/memory.ts';
import { getValue } from '#tests/support/results.ts';
import { buildFeedPage, buildSyncRow } from '#tests/support/sync-builders.ts';
import { createTestAppModel } from '#tests/support/test-app-model.ts';
import { followNotices } from './follow-notices.ts';

const buildNotice = (number: number, isRead = false) => ({
  id: `ntc_${number}`,
  subject: { kind: 'order_disputed' as const, orderId: 'ord_1', slug: 'rain', title: `Rain ${number}` },
  createdAt: number,
  isRead
});

function toRow(number: number, isRead = false, revision = 1) {
  const { id, ...value } = buildNotice(number, isRead);
  return buildSyncRow('notices', id, { value, revision });
}

/** A device with these notices, on which a user does something offline; `server` answers for older ones. */
async function openApp(numbers: readonly number[], server?: OutputOf<CloudContract['notices.list']>) {
  const model = createTestAppModel(createMemoryPlatform());
  const { device } = model.platform;
  await getValue(device.replica.join({ userId: 'usr_ann', scopes: ['buyer'] }));
  const rows = numbers.map((number) => toRow(number));
  await getValue(device.replica.applyPage(buildFeedPage({ scope: 'buyer', rows, startsAnew: true })));
  const asked: unknown[] = [];
  const list = async (input: unknown) => {
    asked.push(input);
    return server === undefined ? err(contractError('unreachable')) : ok(server);
  };
  const cloud = { ...model.platform.cloud, notices: { ...model.platform.cloud.notices, list } };
  let ids = 0;
  const writeRows = async (drafts: readonly RowDraft[]) => {
    for (const draft of drafts)
      await getValue(device.outbox.append({ ...draft, id: `m${(ids += 1)}`, version: 1, madeAt: 1 }));
    await refetchSyncedRows();
    return ok(undefined);
  };
  const stop = followNotices(
    { ...model, platform: { ...model.platform, cloud } },
    { writeRows, syncNow: () => undefined, notify: () => undefined }
  );
  onTestFinished(() => {
    stop();
    queryClient.clear();
  });
  const store = model.notifications;
  const listShown = () => store.getState().serverNotifications.map(({ id, read }) => `${id} ${read}`);
  await expect.poll(listShown).toHaveLength(numbers.length);
  return { device, store, listShown, asked };
}

test('notices are listed and counted from this device, and one that is marked offline is sent once', async () => {
  const { device, store, listShown, asked } = await openApp([1, 2]);
  expect(listShown()).toEqual(['ntc_2 false', 'ntc_1 false']);
  expect(listUnreadNotices(store.getState())).toHaveLength(2);
  await store.getState().markRead(['ntc_2']);
  await store.getState().markRead(['ntc_2']);
  expect(listShown()).toEqual(['ntc_2 true', 'ntc_1 false']);
  expect(listUnreadNotices(store.getState()).map(({ id }) => id)).toEqual(['ntc_1']);

  const batch = await getValue(device.outbox.takeBatch({ limit: 50 }));
  expect(batch).toMatchObject([{ entity: 'noticeReads', rowId: 'ntc_2', sequence: 1 }]);
  await getValue(device.outbox.saveAnswers({ answers: [{ id: 'm1', refusal: null }] }));
  const arrive = async (rows: SyncRow[], acknowledged: number) => {
    await getValue(device.replica.applyPage(buildFeedPage({ scope: 'buyer', rows, acknowledged })));
    await refetchSyncedRows();
  };
  await arrive([toRow(3)], 0);
  expect(listShown()).toEqual(['ntc_3 false', 'ntc_2 true', 'ntc_1 false']);
  await arrive([toRow(2, true, 2), toRow(4)], 1);
  expect(listShown()).toEqual(['ntc_4 false', 'ntc_3 false', 'ntc_2 true', 'ntc_1 false']);
  expect(await getValue(device.outbox.list())).toEqual([]);
  expect(asked).toEqual([]);
});

test('notices that are too old to sync come from the server, once they are wanted', async () => {
  const older = { items: [buildNotice(4), buildNotice(3, true)], nextCursor: null };
  const { store, listShown, asked } = await openApp([5, 6], older);
  expect(store.getState().hasOlder).toBe(true);
  await store.getState().server?.loadOlder();
  expect(asked).toEqual([{ limit: 20, before: 'ntc_5' }]);
  expect(listShown()).toEqual(['ntc_6 false', 'ntc_5 false', 'ntc_4 false', 'ntc_3 true']);
  expect(store.getState().hasOlder).toBe(false);
  await store.getState().markRead(['ntc_4']);
  await refetchSyncedRows();
  expect(listShown()).toContain('ntc_4 true');
});

test('what was cleared stays hidden when more arrives, and nothing older is offered then', async () => {
  const { store, listShown, device } = await openApp([1, 2]);
  await store.getState().clear();
  expect([listShown(), store.getState().hasOlder]).toEqual([[], false]);
  await getValue(device.replica.applyPage(buildFeedPage({ scope: 'buyer', rows: [toRow(3)] })));
  await refetchSyncedRows();
  expect(listShown().at(0)).toBe('ntc_3 false');
});

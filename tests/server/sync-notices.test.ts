import { afterAll, beforeAll, expect, test } from 'vitest';
import { addNotice } from '#server/services/notice/add-notice.ts';
import { removeOldSyncRecords } from '#server/services/sync/remove-old-sync-records.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.stop());

/** The notices that came since the cursor, and the next one. */
async function pull(who: SignedInUser, cursor: string | null = null) {
  await waitForFeed(server.database.pool);
  const rows = [];
  for (let next = cursor; ; ) {
    const scopes = [{ name: 'buyer' as const, cursor: next }];
    const { output } = await server.call('sync.pull', { deviceId: 'laptop-1', scopes }, who.headers);
    const [page] = output;
    if (page === undefined) throw new Error('There is no page');
    rows.push(...page.rows);
    next = page.cursor;
    if (!page.hasMore) return { rows, cursor: next };
  }
}

test('a notice is on its user’s devices, read on all of them once it is read on one, until it is old', async () => {
  const [ann, ben] = [await signUpAs(server), await signUpAs(server)];
  const { db, pool } = server.database;
  const subject = { kind: 'order_disputed', orderId: 'ord_1', slug: 'rain', title: 'Rain' } as const;
  await db.transaction((tx) => addNotice(server.context, tx, { to: [ann.id], key: 'one', subject }));
  const told = await pull(ann);
  const id = told.rows[0]?.id ?? '';
  expect(told.rows).toMatchObject([{ entity: 'notices', value: { subject, isRead: false } }]);
  expect((await pull(ben)).rows).toEqual([]);

  const change = { kind: 'add' as const, value: {} };
  const mark = {
    entity: 'noticeReads',
    rowId: id,
    change,
    basedOn: null,
    version: 1,
    madeAt: 1,
    sequence: 1
  };
  for (const who of [ben, ann]) {
    const mutations = [{ ...mark, id: `read-${who.id}` }];
    const { output } = await server.call('sync.push', { deviceId: 'laptop-1', mutations }, who.headers);
    expect(output).toMatchObject({ answers: [{ refusal: null }] });
    const { rows } = await pull(ann, told.cursor);
    expect(rows.map(({ value }) => value['isRead'])).toEqual(who === ann ? [true] : []);
  }

  const read = await pull(ann, told.cursor);
  await pool.query("update notices set mail = 'failed' where id = $1", [id]);
  expect((await pull(ann, read.cursor)).rows).toEqual([]);
  await removeOldSyncRecords.run({ ...server.context, now: () => Date.now() + 91 * 86_400_000 }, {});
  const { rows } = await pool.query('select deleted_at from sync_feed where row_id = $1', [id]);
  expect(rows).toEqual([{ deleted_at: expect.any(Date) }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { suspendAccount } from '#server/services/account/lifecycle/moderation.ts';
import { addNotice } from '#server/services/notice/add-notice.ts';
import { removeOldSyncRecords } from '#server/services/sync/remove-old-sync-records.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { signInAs, signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

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
    rows.push(...page.rows.filter(({ entity }) => entity.startsWith('notice')));
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

test('a choice of channels syncs both ways, and of one that two devices made the later stands', async () => {
  const ann = await signUpAs(server);
  const { cursor } = await pull(ann);
  const settings = [{ kind: 'price_drop' as const, inApp: true, byMail: false }];
  await server.call('notices.saveSettings', { settings }, ann.headers);
  const chosen = await pull(ann, cursor);
  expect(chosen.rows).toMatchObject([
    { entity: 'noticeSettings', id: 'price_drop', value: { inApp: true, byMail: false } }
  ]);

  const create = (rowId: string, value: Record<string, unknown>) => ({
    entity: 'noticeSettings',
    rowId,
    change: { kind: 'create' as const, value: value as { inApp: boolean } },
    basedOn: null,
    version: 1,
    madeAt: 1
  });
  const mutations = [
    { ...create('price_drop', { inApp: false, byMail: true }), id: 'm1', sequence: 1 },
    { ...create('decision', { inApp: false, byMail: false }), id: 'm2', sequence: 2 },
    { ...create('order_paid', { inApp: 'no' }), id: 'm3', sequence: 3 }
  ];
  const { output } = await server.call('sync.push', { deviceId: 'laptop-1', mutations }, ann.headers);
  expect(output).toMatchObject({
    answers: [{ refusal: null }, { refusal: 'invalid_input' }, { refusal: 'invalid_input' }]
  });
  const after = await server.call('notices.getSettings', undefined, ann.headers);
  expect(after.output.find(({ kind }) => kind === 'price_drop')).toMatchObject({
    inApp: false,
    byMail: true
  });
  const { rows } = await pull(ann, chosen.cursor);
  expect(rows).toMatchObject([{ id: 'price_drop', value: { inApp: false, byMail: true } }]);
});

test('a suspended user is told why, and changes nothing that others see', async () => {
  const ann = await signUpAs(server);
  await suspendAccount(server.context, { userId: ann.id, actorId: null, reason: 'Spam' });
  const { cookies } = await signInAs(server, ann);
  const who = { ...ann, headers: { cookie: cookies } };
  const told = await pull(who);
  expect(told.rows).toMatchObject([{ value: { subject: { kind: 'decision', reason: 'Spam' } } }]);

  const change = { kind: 'add' as const, value: {} };
  const given = { change, basedOn: null, version: 1, madeAt: 1 };
  const mutations = [
    { ...given, id: 'r1', entity: 'noticeReads', rowId: told.rows[0]?.id ?? '', sequence: 1 },
    { ...given, id: 'r2', entity: 'wishlistItems', rowId: 'lst_1', sequence: 2 }
  ];
  const { output } = await server.call('sync.push', { deviceId: 'laptop-1', mutations }, who.headers);
  expect(output).toMatchObject({ answers: [{ refusal: null }, { refusal: 'suspended' }] });
});

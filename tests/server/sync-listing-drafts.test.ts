// A seller's drafts on the server: merged by field, sealed, and nobody else's.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOldSyncRecords } from '#server/services/sync/remove-old-sync-records.ts';
import type { Change } from '#shared/domain/sync/mutation.ts';
import { toValue } from '#shared/domain/sync/library-rows.ts';
import { buildListingDraft, buildPrompt } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { type SignedInUser, signUpAs } from '#tests/support/server/test-users.ts';
import { waitForFeed } from '#tests/support/server/wait-for-feed.ts';

const dayMs = 24 * 60 * 60 * 1000;
const secret = 'heliotrope lanterns over nine bridges';
const value = toValue(buildListingDraft(1, { title: 'Rain', data: buildPrompt({ concept: secret }) }));

let server: TestApp;
let ann: SignedInUser;
let ben: SignedInUser;
beforeAll(async () => {
  server = await createTestApp();
  [ann, ben] = [await signUpAs(server), await signUpAs(server)];
});
afterAll(() => server.stop());

let ids = 0;
const numbers = new Map<string, number>();
async function push(
  who: SignedInUser,
  deviceId: string,
  change: Change,
  basedOn: number | null = null
): Promise<string | null | undefined> {
  const sequence = (numbers.get(deviceId) ?? 0) + 1;
  numbers.set(deviceId, sequence);
  const draft = { entity: 'listingDrafts', rowId: 'draft-1', basedOn, version: 1, madeAt: 1 };
  const mutations = [{ ...draft, id: `draft-${(ids += 1)}`, sequence, change }];
  const { output } = await server.call('sync.push', { deviceId, mutations }, who.headers);
  return output.outcome === 'answered' ? output.answers[0]?.refusal : output.outcome;
}

async function pull(who: SignedInUser) {
  await waitForFeed(server.database.pool);
  const scopes = [{ name: 'seller' as const, cursor: null }];
  const { output } = await server.call('sync.pull', { deviceId: 'reader-1', scopes }, who.headers);
  return output[0]?.rows.filter(({ entity }) => entity === 'listingDrafts') ?? [];
}

const edit = (field: string, from: string, to: string): Change => ({
  kind: 'edit',
  edits: [{ path: [field], from, to }],
  settled: []
});

test('a draft has what both devices changed, and offers the other version of a field that both did', async () => {
  expect(await push(ann, 'laptop-1', { kind: 'create', value })).toBeNull();
  expect(await push(ann, 'laptop-1', edit('title', 'Rain', 'Rain at night'))).toBeNull();
  expect(await push(ann, 'desktop-1', edit('price', '4.99', '9.99'))).toBeNull();
  expect(await push(ann, 'desktop-1', edit('title', 'Rain', 'Rain at dawn'))).toBeNull();
  const [row] = await pull(ann);
  expect(row?.value).toEqual({ ...value, title: 'Rain at dawn', price: '9.99' });
  expect(row?.conflicts).toMatchObject([
    { path: ['title'], value: 'Rain at night', writtenBy: { deviceId: 'laptop-1' } }
  ]);
});

test('nobody else is sent it, and its prompt is in no table outside the sealed ones', async () => {
  expect(await pull(ben)).toEqual([]);
  expect(await push(ben, 'phone-01', edit('title', 'Rain', 'Taken'))).toBe('gone');
  const { rows } = await server.database.owner.pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog')`);
  const holders: string[] = [];
  for (const { name } of rows) {
    const found = await server.database.owner.pool.query(
      `select 1 from ${name} t where t::text like '%${secret}%' limit 1`
    );
    if (found.rowCount !== 0) holders.push(name);
  }
  expect(holders).toEqual(['sealed.listing_drafts']);
});

test('its author’s export has it, and a tombstone goes after 180 days', async () => {
  const exported = await server.call('account.export', undefined, ann.headers);
  expect(JSON.stringify(exported.output.tables['sealed.listing_drafts'])).toContain(secret);
  // It has not seen what the laptop wrote.
  expect(await push(ann, 'desktop-1', { kind: 'delete' })).toBeNull();
  const [row] = await pull(ann);
  expect(await push(ann, 'desktop-1', { kind: 'delete' }, row?.revision)).toBeNull();
  expect(await pull(ann)).toEqual([]);
  const count = async () => {
    const drafts = await server.database.pool.query('select 1 from sealed.listing_drafts');
    const entries = await server.database.pool.query(
      `select 1 from sync_feed where entity = 'listingDrafts'`
    );
    return [drafts.rowCount, entries.rowCount];
  };
  await removeOldSyncRecords.run({ ...server.context, now: () => Date.now() + 179 * dayMs }, {});
  expect(await count()).toEqual([1, 1]);
  await removeOldSyncRecords.run({ ...server.context, now: () => Date.now() + 181 * dayMs }, {});
  expect(await count()).toEqual([0, 0]);
});

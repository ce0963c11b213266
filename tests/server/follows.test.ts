import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { suspendAccount } from '#server/services/account/lifecycle/moderation.ts';
import { createTestApp, type TestApp } from '#tests/support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '#tests/support/server/seed-listings.ts';
import { signUpAs, type SignedInUser } from '#tests/support/server/test-users.ts';

let server: TestApp;
let seller: SignedInUser;
let ann: SignedInUser;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  seller = await signUpAs(server);
  ann = await signUpAs(server);
  await server.database.pool.query(
    `insert into sellers (user_id, state, created_at) values ($1, 'active', now())`,
    [seller.id]
  );
});

const set = (who: SignedInUser, whom: SignedInUser, isFollowing = true) =>
  server.call('follows.set', { username: whom.username, isFollowing }, who.headers);
const get = async (who: SignedInUser, whom: SignedInUser) =>
  (await server.call('follows.get', { username: whom.username }, who.headers)).output;
const followed = async (who: SignedInUser) =>
  (await server.call('follows.list', { limit: 20 }, who.headers)).output.items.map((one) => one.username);
const followers = async (who: SignedInUser, limit = 20, cursor?: string) =>
  (await server.call('followers.list', { limit, ...(cursor === undefined ? {} : { cursor }) }, who.headers))
    .output;
const suspend = (who: SignedInUser) =>
  suspendAccount(server.context, { userId: who.id, actorId: null, reason: 'x' });
const publish = (listingId?: string) =>
  seedListing(
    server.database.db,
    seller.id,
    buildPromptDraft({ title: 'New rain' }),
    listingId === undefined ? {} : { listingId }
  );
const news = async (who: SignedInUser) => {
  const { rows } = await server.database.pool.query<{ subject: unknown; mail: string }>(
    `select subject, mail from notices where user_id = $1 and subject ->> 'kind' = 'new_listing'`,
    [who.id]
  );
  return rows;
};

describe('following', () => {
  test('is on, off and on again, however often it is said', async () => {
    expect(await get(ann, seller)).toEqual({ isFollowing: false, canFollow: true });
    await Promise.all([set(ann, seller), set(ann, seller), set(ann, seller)]);
    expect(await get(ann, seller)).toEqual({ isFollowing: true, canFollow: true });
    expect(await followed(ann)).toEqual([seller.username]);
    expect((await followers(seller)).count).toBe(1);
    for (let time = 0; time < 2; time++) expect((await set(ann, seller, false)).status).toBe(200);
    expect(await followed(ann)).toEqual([]);
    expect(await followers(seller)).toEqual({ items: [], nextCursor: null, count: 0 });
  });

  test('is refused for oneself and for people who do not sell', async () => {
    expect((await set(seller, seller)).problem.code).toBe('forbidden');
    expect(await get(seller, seller)).toEqual({ isFollowing: false, canFollow: false });
    expect((await set(seller, ann)).problem.code).toBe('not_found');
    expect((await get(seller, ann)).canFollow).toBe(false);
    const nobody = { ...seller, username: 'nobody-at-all' };
    expect((await set(ann, nobody)).problem.code).toBe('not_found');
    await expect(
      server.database.pool.query(`insert into follows values ('flw_x', $1, $1, now())`, [seller.id])
    ).rejects.toThrow('follows_not_oneself');
  });

  test('tells the seller no more of a follower than their public profile, page by page', async () => {
    const ben = await signUpAs(server);
    await set(ann, seller);
    await set(ben, seller);
    const first = await followers(seller, 1);
    expect(first).toEqual({
      items: [{ username: ben.username, displayName: expect.any(String), avatarUrl: null }],
      nextCursor: expect.any(String),
      count: 2
    });
    const second = await followers(seller, 1, first.nextCursor ?? '');
    expect(second.items.map(({ username }) => username)).toEqual([ann.username]);
    expect(second.nextCursor).toBeNull();
    expect((await server.call('followers.list', { limit: 20 }, ann.headers)).problem.code).toBe('forbidden');
  });

  test('neither counts, lists nor notifies suspended followers', async () => {
    await set(ann, seller);
    await suspend(ann);
    expect(await followers(seller)).toEqual({ items: [], nextCursor: null, count: 0 });
    await publish();
    expect(await news(ann)).toEqual([]);
  });

  test('of a suspended seller can be ended, not begun', async () => {
    const ben = await signUpAs(server);
    await set(ann, seller);
    await suspend(seller);
    expect((await set(ben, seller)).problem.code).toBe('not_found');
    expect(await get(ann, seller)).toEqual({ isFollowing: true, canFollow: false });
    expect((await set(ann, seller, false)).status).toBe(200);
    expect(await followed(ann)).toEqual([]);
  });

  test('ends with the account of either', async () => {
    const count = async () =>
      (await server.database.pool.query('select id from follows where seller_id = $1', [seller.id])).rowCount;
    const remove = (who: SignedInUser) =>
      server.call('account.remove', { confirmation: who.password }, who.headers);
    const ben = await signUpAs(server);
    await set(ann, seller);
    await set(ben, seller);
    await publish();
    expect(await news(ben)).toHaveLength(1);
    expect((await remove(ann)).status).toBe(204);
    expect([await count(), (await followers(seller)).count]).toEqual([1, 1]);
    expect((await remove(seller)).status).toBe(204);
    expect([await count(), await followed(ben), await news(ben)]).toEqual([0, [], []]);
  });
});

describe('a new listing', () => {
  test('is told to followers once, with a mail, and its later versions are not', async () => {
    await set(ann, seller);
    const { id, slug } = await publish();
    const { rows } = await server.database.pool.query('select display_name from users where id = $1', [
      seller.id
    ]);
    const expected = [
      {
        subject: { kind: 'new_listing', slug, title: 'New rain', seller: rows[0].display_name },
        mail: 'waiting'
      }
    ];
    expect(await news(ann)).toEqual(expected);
    await publish(id);
    for (const isOnSale of [false, true])
      expect((await server.call('sellers.setOnSale', { id, isOnSale }, seller.headers)).status).toBe(204);
    expect(await news(ann)).toEqual(expected);
    expect(await news(seller)).toEqual([]);
  });

  test('is told as the follower chose, and not after unfollowing', async () => {
    await set(ann, seller);
    const choose = (inApp: boolean, byMail: boolean) =>
      server.call(
        'notices.saveSettings',
        { settings: [{ kind: 'new_listing', inApp, byMail }] },
        ann.headers
      );
    await choose(true, false);
    await publish();
    expect((await news(ann)).map(({ mail }) => mail)).toEqual(['none']);
    await choose(false, false);
    await publish();
    expect(await news(ann)).toHaveLength(1);
    await choose(true, true);
    await set(ann, seller, false);
    await publish();
    expect(await news(ann)).toHaveLength(1);
  });
});

// The numbers of the platform: scheduled with a reason, canceled before they begin, and played over what was sold.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBuyingFixture, type BuyingFixture } from '../support/server/buying-fixture.ts';
import { makeAdmin, stepUpInDatabase } from '../support/server/step-up.ts';
import { type SignedInUser, signUpAs } from '../support/server/test-users.ts';

const dayMs = 86_400_000;
const reason = 'Agreed with the sellers';

let fixture: BuyingFixture;
let admin: SignedInUser;

beforeAll(async () => {
  fixture = await createBuyingFixture();
  admin = await signUpAs(fixture.server, { displayName: 'Ada Keeper' });
  await makeAdmin(fixture.server, admin);
});
afterAll(() => fixture.server.stop());

/** The clock of these tests goes back, which no stepped-up session outlives. */
const stepUp = async () => {
  await stepUpInDatabase(fixture.server, admin.id);
  return admin.headers;
};
type Wanted = Parameters<typeof fixture.server.call<'platformSettings.schedule'>>[1];
const schedule = async (wanted: Omit<NonNullable<Wanted>, 'reason'>) =>
  fixture.server.call('platformSettings.schedule', { reason, ...wanted }, await stepUp());
const cancel = async (name: 'commission' | 'leastHoldDays', effectiveAt: number) =>
  fixture.server.call('platformSettings.cancel', { name, effectiveAt, reason }, await stepUp());
const preview = async (
  name:
    | 'commission'
    | 'refundWindowDays'
    | 'minPayoutCents'
    | 'reviewedListings'
    | 'reviewedPriceChangePercent',
  value: number
) => (await fixture.server.call('platformSettings.preview', { name, value }, await stepUp())).output;
const read = async (name: string) => {
  const { output } = await fixture.server.call('platformSettings.list', undefined, await stepUp());
  return output.find((setting) => setting.name === name);
};
const readTerms = async (id: string) => {
  const { rows } = await fixture.server.database.pool.query<{ commission: number }>(
    'select commission from orders where id = $1',
    [id]
  );
  return rows[0]?.commission;
};

describe('a scheduled number', () => {
  test('begins at its moment, and leaves existing orders as they are', async () => {
    const { slug } = await fixture.sell(1000);
    const early = await fixture.buy(slug, 1000);
    const effectiveAt = fixture.now() + dayMs;
    expect((await schedule({ name: 'commission', value: 1500, effectiveAt })).status).toBe(200);
    expect(await read('commission')).toMatchObject({
      value: 2000,
      current: null,
      scheduled: [{ value: 1500, effectiveAt, reason, actor: { id: admin.id, displayName: 'Ada Keeper' } }]
    });

    await fixture.signUpBuyer();
    const before = await fixture.buy(slug, 1000);
    await fixture.signUpBuyer();
    fixture.clock.ahead = dayMs + 1000;
    const after = await fixture.buy(slug, 1000);
    expect(await Promise.all([early, before, after].map(({ id }) => readTerms(id)))).toEqual([
      2000, 2000, 1500
    ]);
    expect(await read('commission')).toMatchObject({ value: 1500, current: { value: 1500 }, scheduled: [] });
    const rules = await fixture.server.call('sellers.getRules');
    expect(rules.output).toMatchObject({ commission: 1500, reviewedPriceChangePercent: 25, holdDays: 14 });
    expect((await cancel('commission', effectiveAt)).problem.code).toBe('conflict');
    fixture.clock.ahead = 0;
  });

  test('never begins once it is canceled, and stays in the history', async () => {
    const effectiveAt = fixture.now() + dayMs / 2;
    expect((await schedule({ name: 'leastHoldDays', value: 30, effectiveAt })).status).toBe(200);
    expect((await cancel('leastHoldDays', effectiveAt)).status).toBe(204);
    expect((await cancel('leastHoldDays', effectiveAt)).problem.code).toBe('not_found');
    fixture.clock.ahead = dayMs;
    expect(await read('leastHoldDays')).toMatchObject({
      value: 7,
      current: null,
      scheduled: [],
      history: [{ value: 30, effectiveAt, cancelledAt: expect.any(Number) }]
    });
    fixture.clock.ahead = 0;
    expect((await schedule({ name: 'leastHoldDays', value: 20, effectiveAt })).status).toBe(200);
  });

  test('is refused out of bounds, too near, and at a moment that is taken', async () => {
    const effectiveAt = fixture.now() + 9 * dayMs;
    const refusals = [
      await schedule({ name: 'commission', value: 5001, effectiveAt }),
      await schedule({ name: 'refundWindowDays', value: 13, effectiveAt }),
      await schedule({ name: 'commission', value: 1000, effectiveAt: fixture.now() })
    ];
    expect(refusals.map(({ problem }) => problem.code)).toEqual([
      'invalid_input',
      'invalid_input',
      'invalid_input'
    ]);
    await schedule({ name: 'reviewedListings', value: 5, effectiveAt });
    const again = await schedule({ name: 'reviewedListings', value: 6, effectiveAt });
    expect(again.problem.code).toBe('conflict');
  });

  test('leaves entries in the log', async () => {
    const list = async (action: 'settings.schedule' | 'settings.cancel') =>
      (await fixture.server.call('auditEntries.list', { limit: 20, action }, await stepUp())).output.items;
    expect(await list('settings.cancel')).toMatchObject([
      { actor: { id: admin.id }, subject: { id: 'leastHoldDays' }, reason, details: { value: 30 } }
    ]);
    expect((await list('settings.schedule')).length).toBeGreaterThanOrEqual(3);
  });

  test('is neither changed nor deleted in the database', async () => {
    const run = (statement: string) => fixture.server.database.pool.query(statement);
    await expect(run('update platform_settings set value = 1')).rejects.toThrow(/never changes/);
    await expect(run('delete from platform_settings')).rejects.toThrow(/platform_settings/);
  });
});

describe('a preview', () => {
  test('of the commission agrees with the ledger, and of the same rate changes nothing', async () => {
    const { slug } = await fixture.sell(999);
    await fixture.signUpBuyer();
    await fixture.buy(slug, 999);
    await fixture.signUpBuyer();
    const refunded = await fixture.buy(slug, 999);
    await fixture.refund(refunded.id);
    const { rows } = await fixture.server.database.pool.query<{ commission: string; sellers: string }>(
      `select -sum(cents) filter (where account = 'commission') as commission,
         -sum(cents) filter (where account like 'seller:%') as sellers from ledger_entries`
    );
    const result = await preview('commission', 2000);
    expect(result).toMatchObject({
      kind: 'commission',
      before: { platformCents: Number(rows[0]?.commission), sellersCents: Number(rows[0]?.sellers) }
    });
  });

  test('of the numbers about review counts the listings and price changes that they send there', async () => {
    const { rows } = await fixture.server.database.pool.query<{ published: number }>(
      'select count(*)::int as published from listings where published_at is not null'
    );
    const [published = 0] = rows.map((row) => row.published);
    const { slug } = await fixture.sell(500);
    // Seeded listings were published long ago.
    await fixture.server.database.owner.pool.query('update listings set published_at = now()');
    expect(await preview('reviewedListings', 1)).toEqual({
      kind: 'reviews',
      submissions: published + 1,
      before: Math.min(3, published + 1),
      after: 1
    });
    await fixture.server.database.owner.pool.query(
      `insert into listing_versions select (jsonb_populate_record(v, 
         jsonb_build_object('version', 2, 'price_cents', 550, 'created_at', now()))).*
       from listing_versions v join listings l on l.id = v.listing_id where l.slug = $1`,
      [slug]
    );
    expect(await preview('reviewedPriceChangePercent', 5)).toEqual({
      kind: 'reviews',
      submissions: 1,
      before: 0,
      after: 1
    });
  });

  test('of the hold and the payout minimum counts what moves', async () => {
    expect(await preview('refundWindowDays', 60)).toMatchObject({ kind: 'hold', sooner: { orders: 0 } });
    expect(await preview('refundWindowDays', 60)).not.toMatchObject({ later: { orders: 0 } });
    expect(await preview('minPayoutCents', 2000)).toEqual({
      kind: 'payouts',
      payouts: 0,
      waiting: { payouts: 0, cents: 0 }
    });
  });
});

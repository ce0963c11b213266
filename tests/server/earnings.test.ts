// A seller's earnings over HTTP, from the sale to the statement.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../support/read-pdf.ts';
import { createTestApp, type TestApp } from '../support/server/create-test-app.ts';
import { buildPromptDraft, seedListing } from '../support/server/seed-listings.ts';
import { createTestPayouts, type TestPayouts } from '../support/server/test-payouts.ts';
import { createTestProvider, type TestProvider } from '../support/server/test-provider.ts';
import { signInAs, signUpAs, type SignedInUser } from '../support/server/test-users.ts';
import { applyEvent, saveEvent } from '#server/services/order/settle/apply-event.ts';
import { applyPayoutEvent } from '#server/services/payout/apply-payout-event.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import { quoteOrder } from '#server/services/order/place/quote-order.ts';
import { changeSellerState } from '#server/services/seller/change-seller-state.ts';
import { randomUUID } from 'node:crypto';

const dayMs = 86_400_000;
/** In the middle of a month, so that the month after a hold is another one. */
const startsAt = Date.UTC(2026, 9, 20);

let server: TestApp;
let provider: TestProvider;
let payouts: TestPayouts;
let headers: Record<string, string>;
let seller: SignedInUser;
let slug: string;
const clock = { ahead: 0 };
const now = () => startsAt + clock.ahead;
/** Ids of one moment are in no order. */
const tick = (): void => void (clock.ahead += 1000);

beforeAll(async () => {
  provider = createTestProvider(now);
  payouts = createTestPayouts(now);
  server = await createTestApp({ context: { payments: provider, payouts, now } });
  seller = await signUpAs(server);
  await server.database.pool.query(
    "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
    [seller.id]
  );
  headers = { cookie: (await signInAs(server, seller)).cookies };
  ({ slug } = await seedListing(
    server.database.db,
    seller.id,
    buildPromptDraft({ priceCents: 2000, title: 'Fog' })
  ));
});
afterAll(() => server.stop());

async function sell(): Promise<string> {
  tick();
  const { id } = await signUpAs(server);
  const buyer = { kind: 'person', id, roles: ['user'], status: 'active', isVerified: true } as const;
  const { total, licence, refundWindowDays } = await quoteOrder(server.context, buyer, { slug });
  const terms = { licence, refundWindowDays };
  const order = { intent: randomUUID(), slug, totalCents: total.cents, terms, isFromDesktop: false };
  const placed = await placeOrder(server.context, buyer, order);
  await tell(provider.pay(`chk_${placed.id}`));
  return placed.id;
}

async function tell(event: ReturnType<TestProvider['pay']>): Promise<void> {
  tick();
  if (event === undefined) throw new Error('Nothing has happened');
  await saveEvent(server.database.db, provider.name, event, now());
  await applyEvent(server.context, provider.name, event.id);
}

/** Null without lines. */
async function sumOfYear(year: number, yearSum: 'earned' | 'paid_out'): Promise<number | null> {
  const { output } = await server.call('earnings.listLines', { limit: 20, year, yearSum }, headers);
  return output.items.length === 0 ? null : output.items.reduce((sum, { cents }) => sum + cents, 0);
}

const getSummary = async () => (await server.call('earnings.getSummary', undefined, headers)).output;

describe('a seller', () => {
  test('without sales sees nothing but zeros', async () => {
    expect(await getSummary()).toMatchObject({
      availableCents: 0,
      held: [],
      inPayoutCents: 0,
      paidCents: 0,
      owedCents: 0,
      minPayoutCents: 1000,
      obstacle: 'payout_account_missing'
    });
    const { output } = await server.call('earnings.listLines', { limit: 20 }, headers);
    expect(output).toEqual({ items: [], nextCursor: null });
    expect((await server.call('statements.list', undefined, headers)).output).toEqual({
      statements: [],
      years: []
    });
  });

  test('sets up payouts at the provider, and is shown how the account stands', async () => {
    expect((await server.call('payouts.getAccount', undefined, headers)).output.state).toBeNull();
    const refused = await server.call('payouts.request', undefined, headers);
    expect(refused.problem.code).toBe('payout_account_missing');
    const { output } = await server.call('payouts.startOnboarding', undefined, headers);
    expect(output.url).toMatch(/^http:\/\/localhost\/connect\/acct_/);
    const [accountId = ''] = payouts.accounts.keys();
    expect((await server.call('payouts.getAccount', undefined, headers)).output.state).toBe('onboarding');
    payouts.accounts.set(accountId, 'ready');
    expect((await server.call('payouts.getAccount', undefined, headers)).output.state).toBe('ready');
  });

  test('sees each cent of a sale held, available, in a payout, returned, paid and owed', async () => {
    const order = await sell();
    const held = await getSummary();
    expect(held.held).toEqual([{ day: Date.UTC(2026, 10, 3), cents: 1600 }]);
    expect(held.obstacle).toBe('payout_below_minimum');
    const lines = await server.call('earnings.listLines', { limit: 20, bucket: 'held' }, headers);
    expect(lines.output.items).toMatchObject([
      {
        kind: 'sale',
        cents: 1600,
        feeCents: 88,
        title: 'Fog',
        orderId: order,
        parts: [
          { kind: 'price', cents: 2000 },
          { kind: 'commission', cents: -400, rate: 2000, since: null }
        ]
      }
    ]);
    const onDay = (day: number) =>
      server.call('earnings.listLines', { limit: 20, releaseDay: day }, headers).then(({ output }) => output);
    const [day = 0] = held.held.map((one) => one.day);
    expect((await onDay(day)).items).toEqual(lines.output.items);
    expect((await onDay(day + dayMs)).items).toEqual([]);
    clock.ahead += 15 * dayMs;
    expect(await getSummary()).toMatchObject({ availableCents: 1600, held: [], obstacle: null });
    expect((await onDay(day)).items).toEqual([]);

    const first = await server.call('payouts.request', undefined, headers);
    expect(first.output).toMatchObject({ amount: { cents: 1600 }, state: 'in_transit', orderCount: 1 });
    expect(await getSummary()).toMatchObject({ availableCents: 0, inPayoutCents: 1600 });
    tick();
    const failed = payouts.happen(first.output.id, 'fail');
    if (failed !== undefined) await applyPayoutEvent(server.context, failed);
    const { output: seen } = await server.call('payouts.get', { id: first.output.id }, headers);
    expect(seen).toMatchObject({ state: 'failed', failureReason: 'bank_rejected', canCancel: false });
    expect(await getSummary()).toMatchObject({ availableCents: 1600, inPayoutCents: 0 });

    tick();
    const { output: second } = await server.call('payouts.request', undefined, headers);
    tick();
    const paid = payouts.happen(second.id, 'pay');
    if (paid !== undefined) await applyPayoutEvent(server.context, paid);
    expect(await getSummary()).toMatchObject({ availableCents: 0, paidCents: 1600 });
    const list = await server.call('payouts.list', { limit: 1 }, headers);
    expect(list.output.items).toMatchObject([{ id: second.id, state: 'paid' }]);
    const cursor = list.output.nextCursor ?? '';
    const more = await server.call('payouts.list', { limit: 1, cursor }, headers);
    expect(more.output).toMatchObject({ items: [{ id: first.output.id }], nextCursor: null });

    const back = { kind: 'refunded', id: 'rfd_late', cents: 2000, at: now() } as const;
    await tell(provider.happen(`chk_${order}`, back));
    expect(await getSummary()).toMatchObject({ owedCents: 1600, paidCents: 1600 });
    const owed = await server.call('earnings.listLines', { limit: 20, bucket: 'owed' }, headers);
    expect(owed.output.items.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['refund', -1600],
      ['payout_share', -1600],
      ['sale', 1600]
    ]);
  });

  test('gets statements that add up, and files that are the same to the byte', async () => {
    const { output } = await server.call('statements.list', undefined, headers);
    const [november, october] = output.statements;
    expect(october).toMatchObject({
      month: '2026-10',
      isFinal: true,
      openingCents: 0,
      salesCents: 2000,
      commissionCents: -400,
      closingCents: 1600
    });
    expect(november).toMatchObject({
      month: '2026-11',
      isFinal: false,
      openingCents: 1600,
      refundCents: -2000,
      commissionCents: 400,
      payoutCents: -1600,
      closingCents: -1600
    });
    expect(output.years).toEqual([{ year: 2026, earnedCents: 0, payoutCents: -1600 }]);
    expect(await sumOfYear(2026, 'earned')).toBe(0);
    expect(await sumOfYear(2026, 'paid_out')).toBe(-1600);
    expect(await sumOfYear(2025, 'paid_out')).toBeNull();
    const page = await server.call('statements.get', { month: '2026-11' }, headers);
    expect(page.output.lines.map(({ kind }) => kind)).toEqual([
      'payout',
      'payout_returned',
      'payout',
      'refund'
    ]);

    const load = (format: 'pdf' | 'csv', month = '2026-10') =>
      server.call('statements.getFile', { month, format, language: 'es' }, headers);
    expect((await load('pdf', '2026-11')).problem.code).toBe('statement_not_final');
    const [pdf, csv] = [(await load('pdf')).output, (await load('csv')).output];
    const { text } = await readPdf(Buffer.from(pdf.base64, 'base64'));
    expect(text).toContain('Liquidación de ingresos');
    expect(text).toContain(october?.number);
    const rows = Buffer.from(csv.base64, 'base64').toString();
    expect(rows).toContain('Venta: Fog');
    expect(rows.trimEnd().split('\r\n')).toHaveLength(2);
    clock.ahead += dayMs;
    await sell();
    expect([(await load('pdf')).output, (await load('csv')).output]).toEqual([pdf, csv]);
    const { name } = payouts;
    Object.assign(payouts, { name: 'stripe' });
    expect((await load('pdf')).output).toEqual(pdf);
    Object.assign(payouts, { name });
  });

  test('gets invoices with their own details, which later changes leave as they are', async () => {
    const details = { name: 'Ada Lane', address: '1 Rain Street\nLisbon', taxId: 'PT123456789' };
    const load = (month = '2026-10', language: 'en' | 'es' = 'en') =>
      server.call('invoices.getFile', { month, language }, headers);
    expect((await server.call('invoices.getDetails', undefined, headers)).output).toBeNull();
    expect((await load('2026-11')).problem.code).toBe('statement_not_final');
    expect((await load()).problem.code).toBe('invoice_details_missing');
    const saved = await server.call('invoices.saveDetails', details, headers);
    expect(saved.output).toEqual(details);

    const { output: invoice } = await load();
    const { text, title } = await readPdf(Buffer.from(invoice.base64, 'base64'));
    expect(title).toMatch(/^Self-billing invoice I-202610-/);
    for (const line of ['Ada Lane', '1 Rain Street', 'PT123456789', '1 Dock Road', 'October 2026'])
      expect(text).toContain(line);
    expect(text).toMatch(
      /licenses sold through Reelwright\n\$20\.00\n.*\n\$0\.00\n.*\n-\$4\.00\nTotal\n\$16\.00/
    );

    clock.ahead += dayMs;
    await server.call('invoices.saveDetails', { ...details, name: 'Lane Ltd' }, headers);
    expect((await load()).output).toEqual(invoice);
    const { name } = payouts;
    Object.assign(payouts, { name: 'stripe' });
    expect((await load()).output).toEqual(invoice);
    Object.assign(payouts, { name });
    const newest = await server.call('invoices.getDetails', undefined, headers);
    expect(newest.output?.name).toBe('Lane Ltd');
    const spanish = await readPdf(Buffer.from((await load('2026-10', 'es')).output.base64, 'base64'));
    expect(spanish.title).toMatch(/^Autofactura /);
  });

  test('sees nothing of another’s', async () => {
    const other = await signUpAs(server);
    await server.database.pool.query(
      "insert into sellers (user_id, state, created_at) values ($1, 'active', now())",
      [other.id]
    );
    const theirs = { cookie: (await signInAs(server, other)).cookies };
    const { output } = await server.call('payouts.list', { limit: 20 }, headers);
    const [{ id } = { id: '' }] = output.items;
    expect((await server.call('payouts.get', { id }, theirs)).problem.code).toBe('not_found');
    expect((await server.call('payouts.cancel', { id }, theirs)).problem.code).toBe('not_found');
    const lines = await server.call('earnings.listLines', { limit: 20, payoutId: id }, theirs);
    expect(lines.output.items).toEqual([]);
    expect((await server.call('statements.get', { month: '2026-10' }, theirs)).problem.code).toBe(
      'not_found'
    );
    const cancel = await server.call('payouts.cancel', { id }, headers);
    expect(cancel.problem.code).toBe('payout_started');
  });

  test('whose selling is suspended keeps reading what they earned, and requests nothing', async () => {
    const reason = 'Sold what was not theirs';
    const suspension = { userId: seller.id, state: 'suspended', until: null, reason, actorId: null } as const;
    await changeSellerState(server.context, suspension);
    clock.ahead += 20 * dayMs;
    expect(await getSummary()).toMatchObject({ obstacle: 'seller_suspended', availableCents: 1600 });
    const asked = [
      await server.call('earnings.listLines', { limit: 1 }, headers),
      await server.call('payouts.list', { limit: 1 }, headers),
      await server.call('payouts.getAccount', undefined, headers),
      await server.call('statements.list', undefined, headers),
      await server.call('statements.get', { month: '2026-10' }, headers),
      await server.call('statements.getFile', { month: '2026-10', format: 'csv', language: 'en' }, headers),
      await server.call('invoices.getDetails', undefined, headers),
      await server.call('invoices.getFile', { month: '2026-10', language: 'en' }, headers)
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
    expect((await server.call('payouts.request', undefined, headers)).problem.code).toBe('forbidden');
  });
});

// Payouts by Stripe Connect, against a server that speaks its API.
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PayoutEvent, PayoutProvider, PayoutRequest } from '#server/context/payout-provider.ts';
import { createStripePayouts } from '#server/payments/stripe/create-stripe-payouts.ts';
import type { PayoutFact } from '#shared/domain/trade/payout/payout-fact.ts';
import { settlePayout } from '#shared/domain/trade/payout/settle-payout.ts';
import { type StripeServer, startStripeServer } from '../support/server/stripe-server.ts';

const secret = 'whsec_4bQ9mZ1kT7';
let server: StripeServer;
let payouts: PayoutProvider;
let accountId: string;
let count = 0;

beforeAll(async () => {
  server = await startStripeServer(Date.now);
  payouts = createStripePayouts(
    { secretKey: 'sk_test_unused', webhookSecrets: [secret], apiBase: server.url },
    Date.now
  );
});
afterAll(() => server.stop());

const connect = () => server.account.connect;
const onboard = async (): Promise<string> => {
  count += 1;
  const started = await payouts.startOnboarding({
    sellerId: `usr_${count}`,
    email: 'ada@example.com',
    accountId: null,
    closedAccountId: null,
    returnUrl: 'https://example.com/seller/earnings'
  });
  expect(started.url).toBe(`https://connect.stripe.test/${started.accountId}`);
  return started.accountId;
};
const makeRequest = (): PayoutRequest => {
  count += 1;
  return { payoutId: `pyt_${count}`, accountId, amount: { cents: 4200, currency: 'USD' } };
};
const kindsOf = (facts: readonly PayoutFact[]): string[] => facts.map(({ kind }) => kind);
const countAsked = (what: string): number => server.asked.filter((one) => one === what).length;
const stateOf = (facts: readonly PayoutFact[]): string =>
  settlePayout({ cents: 4200, sellerId: 'usr_1', provider: 'stripe' }, facts).state;

const readEvents = async (): Promise<(PayoutEvent | undefined)[]> => {
  const { webhooks } = new Stripe('sk_test_unused');
  return Promise.all(
    server.account.events.map((event) => {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(Date.now() / 1000);
      const header = webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return payouts.readEvent(Buffer.from(payload), new Headers({ 'stripe-signature': header }), Date.now());
    })
  );
};

beforeEach(async () => {
  accountId = await onboard();
  connect().onboard(accountId);
  server.asked.splice(0);
  server.account.events.splice(0);
});

describe('an account', () => {
  test('is ready once it was onboarded, and closed once the seller disconnected it', async () => {
    const other = await onboard();
    expect(await payouts.readAccount(other)).toBe('onboarding');
    connect().onboard(other);
    expect(await payouts.readAccount(other)).toBe('ready');
    Object.assign(server.account.get(other), { payouts_enabled: false });
    expect(await payouts.readAccount(other)).toBe('restricted');
    connect().close(other);
    expect(await payouts.readAccount(other)).toBe('closed');
    expect(await readEvents()).toEqual([
      { kind: 'account', accountId: other },
      { kind: 'account', accountId: other }
    ]);
  });

  test('takes the place of one that was closed', async () => {
    const seller = { sellerId: 'usr_again', email: 'ada@example.com', accountId: null };
    const open = async (closedAccountId: string | null) =>
      (await payouts.startOnboarding({ ...seller, closedAccountId, returnUrl: 'https://example.com/' }))
        .accountId;
    const first = await open(null);
    expect(await open(null)).toBe(first);
    connect().close(first);
    const second = await open(first);
    expect(second).not.toBe(first);
    expect(await open(first)).toBe(second);
    expect(await payouts.readAccount(second)).toBe('onboarding');
  });

  test('is opened with payouts that only we start, by the version of the API we wrote for', () => {
    expect(server.account.get(accountId)['settings']).toEqual({
      payouts: { schedule: { interval: 'manual' } }
    });
    expect([...server.versions]).toEqual(['2026-10-28.endive']);
  });

  test('that cannot be read for another reason is not taken for closed', async () => {
    server.dropResponses(3);
    await expect(payouts.readAccount(accountId)).rejects.toMatchObject({ code: 'payment_unavailable' });
  });
});

describe('a payout', () => {
  test('is one transfer and one payout to the bank, however often it is sent', async () => {
    const request = makeRequest();
    expect(kindsOf(await payouts.sendPayout(request))).toEqual(['sent']);
    server.forgetKeys();
    expect(kindsOf(await payouts.sendPayout(request))).toEqual(['sent']);
    expect(countAsked('POST /v1/transfers')).toBe(1);
    expect(countAsked('POST /v1/payouts')).toBe(1);
    connect().settlePayout(request.payoutId, 'paid');
    expect(stateOf(await payouts.readFacts(request))).toBe('paid');
  });

  test.each([1, 3, 5, 8])('loses %i answers and moves the money once', async (lost) => {
    const request = makeRequest();
    server.dropResponses(lost);
    for (let tries = 0; tries < 4; tries++) await payouts.sendPayout(request).catch(() => undefined);
    server.forgetKeys();
    expect(kindsOf(await payouts.sendPayout(request))).toEqual(['sent']);
    const ofIt = (object: string) =>
      connect()
        .list(object)
        .filter(
          ({ metadata }) =>
            (metadata as Record<string, unknown> | undefined)?.['payout_id'] === request.payoutId
        );
    expect([ofIt('transfer').length, ofIt('payout').length]).toEqual([1, 1]);
  });

  test('that the bank returns is moved back here before it counts as failed, once', async () => {
    const request = makeRequest();
    await payouts.sendPayout(request);
    connect().settlePayout(request.payoutId, 'failed', 'account_closed');
    server.dropResponses(3);
    await payouts.readFacts(request).catch(() => undefined);
    const facts = await payouts.readFacts(request);
    expect(facts.at(-1)).toMatchObject({ kind: 'failed', reason: 'account_closed' });
    expect(await payouts.readFacts(request)).toEqual(facts);
    expect(await payouts.sendPayout(request)).toEqual(facts);
    expect(connect().list('transfer')[0]).toMatchObject({ reversed: true });
  });

  test('that was paid and then reversed has failed', async () => {
    const request = makeRequest();
    await payouts.sendPayout(request);
    connect().settlePayout(request.payoutId, 'paid');
    connect().reverseTransferOf(request.payoutId);
    const facts = await payouts.readFacts(request);
    expect(stateOf(facts)).toBe('failed');
    expect(facts.at(-1)).toMatchObject({ reason: 'reversed' });
  });

  test('to a closed account, or one without a bank, fails and leaves nothing there', async () => {
    const withoutBank = makeRequest();
    connect().removeBank(accountId);
    expect(stateOf(await payouts.sendPayout(withoutBank))).toBe('failed');
    expect(connect().list('transfer')[0]).toMatchObject({ reversed: true });
    connect().close(accountId);
    const request = makeRequest();
    expect(await payouts.sendPayout(request)).toMatchObject([{ kind: 'failed', reason: 'account_closed' }]);
  });

  test('is told of by events in any order, and by none that nobody signed', async () => {
    const request = makeRequest();
    await payouts.sendPayout(request);
    connect().settlePayout(request.payoutId, 'failed', 'could_not_process');
    const events = await readEvents();
    const facts = events.toReversed().flatMap((event) => (event?.kind === 'payout' ? event.facts : []));
    expect(stateOf(facts)).toBe('failed');
    expect(events.every((event) => event?.kind === 'payout' && event.payoutId === request.payoutId)).toBe(
      true
    );
    const body = Buffer.from(JSON.stringify(server.account.events[0]));
    const headers = new Headers({ 'stripe-signature': 't=1,v1=00' });
    expect(await payouts.readEvent(body, headers, Date.now())).toBeUndefined();
  });

  test('events of other payouts and of checkouts are left to others', async () => {
    server.account.emitUnrelatedEvent();
    expect(await readEvents()).toEqual([{ kind: 'none' }]);
    server.account.makeSession({ amount_total: 100 });
    const [session] = server.account.list('checkout.session');
    server.account.expire(session?.id ?? '');
    expect((await readEvents()).at(-1)).toBeUndefined();
  });
});

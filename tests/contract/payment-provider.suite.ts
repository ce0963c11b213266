// The contract of every payment provider.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutRequest } from '#server/context/payment-provider.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { settle } from '#shared/domain/trade/settlement.ts';
import type { PaymentsUnderTest } from './payments-under-test.ts';

const totalCents = 1999;
const feeCents = 88;

export function describePaymentProvider(name: string, start: () => Promise<PaymentsUnderTest>): void {
  let side: PaymentsUnderTest;
  let orders = 0;

  beforeAll(async () => {
    side = await start();
  });
  afterAll(() => side.stop());

  const ask = (): CheckoutRequest => ({
    orderId: `ord_${(orders += 1)}`,
    title: 'A lighthouse in a storm – “night”',
    total: { cents: totalCents, currency: 'USD' },
    buyerEmail: 'ada@example.com',
    returnUrl: 'http://localhost:8787/payment-success?order=ord_1',
    cancelUrl: 'http://localhost:8787/marketplace/lighthouse'
  });
  const startCheckout = async (): Promise<string> => (await side.payments.startCheckout(ask())).id;
  const startPaid = async (): Promise<string> => {
    const id = await startCheckout();
    await side.pay(id);
    return id;
  };
  const refund = (checkoutId: string, refundId: string, cents = totalCents) =>
    side.payments.refund({ refundId, checkoutId, amount: { cents, currency: 'USD' } });
  const settleAs = (facts: readonly PaymentFact[]) =>
    settle(
      { grossCents: totalCents, commission: 2000, sellerId: 'usr_1', provider: side.payments.name },
      facts
    );
  const statusAt = async (checkoutId: string) => settleAs(await side.payments.readFacts(checkoutId));

  /** Facts reported by events alone, each signature checked. */
  async function hear(checkoutId: string): Promise<PaymentFact[]> {
    const now = Date.now();
    const facts = new Map<string, PaymentFact>();
    for (const body of await side.listBodies()) {
      const headers = side.sign(body, side.secrets.current, now);
      const event = await side.payments.readEvent(Buffer.from(body), headers, now);
      if (event.checkoutId !== checkoutId) continue;
      for (const fact of event.facts) facts.set(keyOfFact(fact), fact);
    }
    return [...facts.values()];
  }

  describe(`payments by ${name}`, () => {
    test('one order has one checkout, however often it is started', async () => {
      const request = ask();
      const started = await Promise.all(
        Array.from({ length: 8 }, () => side.payments.startCheckout(request))
      );
      expect(new Set(started.map(({ id }) => id)).size).toBe(1);
      expect(new Set(started.map(({ url }) => url)).size).toBe(1);
      expect(started[0]?.url).toMatch(/^https?:\/\//);
      expect(await statusAt(started[0]?.id ?? '')).toMatchObject({ state: 'pending', isEntitled: false });
    });

    test('what is paid is told with the provider’s fee', async () => {
      const id = await startPaid();
      const facts = await side.payments.readFacts(id);
      expect(facts).toMatchObject([{ kind: 'paid', cents: totalCents, feeCents }]);
      expect(settleAs(facts)).toMatchObject({
        state: 'paid',
        isEntitled: true,
        balances: {
          [`provider_cash:${side.payments.name}`]: totalCents - feeCents,
          [`provider_fees:${side.payments.name}`]: feeCents,
          commission: -399,
          'seller:usr_1': -1600
        }
      });
    });

    test('after tries that were declined the same checkout can be paid', async () => {
      const id = await startCheckout();
      await side.decline(id);
      await side.decline(id);
      const kinds = (await side.payments.readFacts(id)).map(({ kind }) => kind);
      expect(kinds).toEqual(['declined', 'declined']);
      expect(await statusAt(id)).toMatchObject({ state: 'pending' });
      await side.pay(id);
      expect(await statusAt(id)).toMatchObject({ state: 'paid', isEntitled: true });
    });

    test.each([
      [true, 'paid'],
      [false, 'cancelled']
    ] as const)('money on its way that comes: %s, ends as %s', async (hasCome, state) => {
      const id = await startCheckout();
      await side.payLater(id);
      expect((await side.payments.readFacts(id)).map(({ kind }) => kind)).toEqual(['processing']);
      expect(await statusAt(id)).toMatchObject({ state: 'pending' });
      await side.payments.endCheckout(id);
      await side.settleDelayedPayment(id, hasCome);
      expect(await statusAt(id)).toMatchObject({ state });
    });

    test('what has ended cannot be paid, and what is paid does not end', async () => {
      const ended = await startCheckout();
      await side.payments.endCheckout(ended);
      await side.payments.endCheckout(ended);
      await side.pay(ended).catch(() => undefined);
      expect(await statusAt(ended)).toMatchObject({ state: 'cancelled', paidAt: null });
      const paid = await startPaid();
      await side.payments.endCheckout(paid);
      expect(await statusAt(paid)).toMatchObject({ state: 'paid' });
    });

    test('a refund gives the money back once, however often it is asked for', async () => {
      const id = await startPaid();
      const answers = await Promise.all([refund(id, 'rfn_1'), refund(id, 'rfn_1')]);
      answers.push(await refund(id, 'rfn_1'));
      for (const facts of answers) {
        expect(settleAs(facts)).toMatchObject({ state: 'refunded', returnedCents: totalCents });
        expect(facts.filter(({ kind }) => kind === 'refunded')).toMatchObject([{ id: 'rfn_1' }]);
      }
    });

    test('parts are refunded until nothing is left, and no more than was paid', async () => {
      const id = await startPaid();
      await refund(id, 'rfn_2', 1000);
      expect(await statusAt(id)).toMatchObject({ state: 'partially_refunded', returnedCents: 1000 });
      const facts = await refund(id, 'rfn_3', 1000);
      expect(facts).toContainEqual(expect.objectContaining({ kind: 'refund_failed', id: 'rfn_3' }));
      await refund(id, 'rfn_4', 999);
      expect(await statusAt(id)).toMatchObject({ state: 'refunded', returnedCents: totalCents });
    });

    test('a refund that fails afterwards leaves the money where it was', async () => {
      const id = await startPaid();
      const before = await refund(id, 'rfn_5');
      await side.failRefund(id, 'rfn_5');
      const after = await side.payments.readFacts(id);
      expect(settleAs([...before, ...after])).toMatchObject({ state: 'paid', returnedCents: 0 });
    });

    test.each([
      ['won', 'paid', true],
      ['lost', 'refunded', false]
    ] as const)('a dispute takes the money away until it is %s', async (outcome, state, isEntitled) => {
      const id = await startPaid();
      await side.openDispute(id);
      expect(await side.payments.readFacts(id)).toContainEqual(
        expect.objectContaining({ kind: 'dispute_opened', cents: totalCents, feeCents: 1500 })
      );
      expect(await statusAt(id)).toMatchObject({ state: 'disputed', isInDispute: true, isEntitled: false });
      await side.closeDispute(id, outcome);
      expect(await statusAt(id)).toMatchObject({ state, isEntitled, isInDispute: false });
    });

    test('events tell what asking tells, and are listed whether or not they came', async () => {
      const id = await startCheckout();
      await side.decline(id);
      await side.pay(id);
      await refund(id, 'rfn_6', 500);
      await side.openDispute(id);
      await side.closeDispute(id, 'won');
      expect(settleAs(await hear(id))).toEqual(await statusAt(id));
      const listed: string[] = [];
      for await (const { id: eventId } of side.payments.listEvents(0)) listed.push(eventId);
      const notified = (await side.listBodies()).map((body) => (JSON.parse(body) as { id: string }).id);
      expect(listed).toEqual(notified);
      expect(listed.length).toBeGreaterThanOrEqual(5);
    });

    test('a checkout that it does not know gives no answer, and neither does a refund of what was not paid', async () => {
      const refused = { code: 'payment_unavailable' };
      await expect(side.payments.readFacts('cs_test_unknown')).rejects.toMatchObject(refused);
      await expect(side.payments.endCheckout('cs_test_unknown')).rejects.toMatchObject(refused);
      await expect(refund('cs_test_unknown', 'rfn_7')).rejects.toMatchObject(refused);
      await expect(refund(await startCheckout(), 'rfn_8')).rejects.toMatchObject(refused);
    });
  });
}

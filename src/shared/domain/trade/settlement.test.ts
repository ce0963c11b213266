import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canTransition } from '../../kit/state-table.ts';
import { describeProgress } from './order.ts';
import { orderTransitions } from './order-state.ts';
import type { PaymentFact } from './payment-fact.ts';
import { type OrderTerms, settle } from './settlement.ts';

const terms: OrderTerms = { grossCents: 1001, commission: 2000, sellerId: 'usr_s', provider: 'sandbox' };

const paid: PaymentFact = { kind: 'paid', at: 10, cents: 1001, feeCents: 59 };
const declined: PaymentFact = { kind: 'declined', at: 1, id: 'try_1' };
const processing: PaymentFact = { kind: 'processing', at: 2 };
const ended: PaymentFact = { kind: 'ended', at: 9 };
const refunded = (id: string, cents: number): PaymentFact => ({ kind: 'refunded', at: 20, id, cents });
const failed = (id: string): PaymentFact => ({ kind: 'refund_failed', at: 21, id });
const opened = (id: string, cents = 1001): PaymentFact => ({
  kind: 'dispute_opened',
  at: 30,
  id,
  cents,
  feeCents: 1500
});
const won = (id: string): PaymentFact => ({ kind: 'dispute_won', at: 31, id });
const lost = (id: string): PaymentFact => ({ kind: 'dispute_lost', at: 32, id });
const feeBack = (id: string, cents: number): PaymentFact => ({
  kind: 'dispute_fee_returned',
  at: 33,
  id,
  cents
});

const lifecycles: Readonly<Record<string, readonly PaymentFact[]>> = {
  'declined, then paid': [declined, processing, paid],
  'paid after it was cancelled': [declined, ended, processing, paid],
  'refunded in parts': [paid, refunded('r1', 300), refunded('r2', 301), refunded('r3', 400)],
  'refunded after a first try that failed': [paid, refunded('r1', 1001), failed('r1'), refunded('r2', 1001)],
  'disputed and won': [declined, paid, opened('d1'), won('d1')],
  'disputed and lost after a part came back': [paid, refunded('r1', 1), opened('d1', 1000), lost('d1')],
  'disputed twice': [paid, opened('d1'), won('d1'), opened('d2'), lost('d2'), refunded('r1', 5)],
  'everything at once': [processing, paid, refunded('r1', 500), failed('r1'), opened('d1', 200), won('d1')],
  'disputed, won, the fee back': [paid, opened('d1'), won('d1'), feeBack('d1', 1500)]
};

function* permute<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield [];
  for (const [place, item] of items.entries()) {
    for (const rest of permute(items.filter((_, other) => other !== place))) yield [item, ...rest];
  }
}

const sumOf = (balances: object): number =>
  Object.values(balances).reduce((sum: number, cents: number) => sum + cents, 0);

describe.each(Object.entries(lifecycles))('an order %s', (_name, facts) => {
  test('comes to the same end in every order of its events, doubled ones among them', () => {
    const end = settle(terms, facts);
    for (const some of permute(facts)) {
      expect(settle(terms, some)).toEqual(end);
      for (const again of some) expect(settle(terms, [...some, again])).toEqual(end);
    }
  });

  test('is at every step whole to the cent, and only moves as orders move', () => {
    for (const some of permute(facts)) {
      let before = settle(terms, []);
      for (const [place] of some.entries()) {
        const now = settle(terms, some.slice(0, place + 1));
        expect(sumOf(now.balances)).toBe(0);
        expect(now.returnedCents).toBeLessThanOrEqual(terms.grossCents);
        const isMove = now.state === before.state || canTransition(orderTransitions, before.state, now.state);
        expect([before.state, now.state, isMove]).toEqual([before.state, now.state, true]);
        before = now;
      }
    }
  });
});

describe('an order', () => {
  test('that is paid owes the seller their share, and the provider’s fee is the platform’s', () => {
    expect(settle(terms, [paid])).toEqual({
      state: 'paid',
      paidAt: 10,
      isEntitled: true,
      returnedCents: 0,
      refundedCents: 0,
      feeCents: 59,
      isInDispute: false,
      balances: {
        'provider_cash:sandbox': 942,
        'provider_fees:sandbox': 59,
        commission: -200,
        'seller:usr_s': -801
      }
    });
  });

  test('a refund leaves nothing but the provider’s fee', () => {
    expect(settle(terms, [paid, refunded('r', 1001)])).toMatchObject({
      state: 'refunded',
      isEntitled: false,
      balances: { 'provider_cash:sandbox': -59, 'provider_fees:sandbox': 59 }
    });
    expect(settle(terms, [paid, refunded('r', 1001), failed('r')])).toEqual(settle(terms, [paid]));
  });

  test('what refunds returned is told apart from what a dispute did, and together it is never more than was paid', () => {
    const both = settle(terms, [paid, refunded('r', 400), opened('d', 1001)]);
    expect(both).toMatchObject({ refundedCents: 400, returnedCents: 1001 });
  });

  test('under dispute cannot be opened, whatever part of it the bank took, until it is won', () => {
    expect(settle(terms, [paid, opened('d', 100)])).toMatchObject({
      state: 'disputed',
      isEntitled: false,
      isInDispute: true,
      returnedCents: 100
    });
    expect(settle(terms, [paid, opened('d'), lost('d')])).toMatchObject({
      state: 'refunded',
      isEntitled: false,
      isInDispute: false
    });
    expect(settle(terms, [paid, opened('d', 100), lost('d')])).toMatchObject({
      state: 'disputed',
      isEntitled: false,
      returnedCents: 100
    });
    const { balances, feeCents, ...status } = settle(terms, [paid, opened('d'), won('d')]);
    expect({ ...settle(terms, [paid]), ...status }).toEqual(settle(terms, [paid]));
    expect([balances['provider_fees:sandbox'], feeCents]).toEqual([1559, 1559]);
  });

  test('costs what the provider keeps of a dispute’s fee, whoever won', () => {
    const feeAfter = (...facts: PaymentFact[]) =>
      settle(terms, [paid, opened('d'), ...facts]).balances['provider_fees:sandbox'];
    expect(feeAfter(won('d'))).toBe(1559);
    expect(feeAfter(lost('d'))).toBe(1559);
    expect(feeAfter(won('d'), feeBack('d', 1000))).toBe(559);
    expect(settle(terms, [feeBack('d', 1500), won('d'), opened('d'), paid])).toEqual(settle(terms, [paid]));
  });

  test('never refunds more than was paid, by refunds and disputes together', () => {
    const both = settle(terms, [paid, refunded('r', 800), opened('d')]);
    expect([both.returnedCents, sumOf(both.balances)]).toEqual([1001, 0]);
  });

  test('of what costs nothing is paid and refunded without a cent in the ledger', () => {
    const free = { ...terms, grossCents: 0, provider: 'none' };
    const got: PaymentFact = { kind: 'paid', at: 1, cents: 0, feeCents: 0 };
    expect(settle(free, [got])).toMatchObject({ state: 'paid', isEntitled: true, balances: {} });
    expect(settle(free, [got, refunded('r', 0)])).toMatchObject({
      state: 'refunded',
      isEntitled: false,
      balances: {}
    });
  });

  test('stays one that nobody paid whatever else is said of it', () => {
    expect(settle(terms, [declined, refunded('r', 5), opened('d')])).toMatchObject({
      state: 'pending',
      isEntitled: false,
      balances: {}
    });
    expect(settle(terms, [declined, ended]).state).toBe('cancelled');
  });

  test('reverses each share to the cent in any sequence of up to twenty partial refunds', () => {
    const anyRefunds = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 20 });
    fc.assert(
      fc.property(anyRefunds, fc.integer({ min: 0, max: 10_000 }), (parts, commission) => {
        const facts = parts.map((cents, place) => refunded(`r${place}`, cents));
        const { balances, returnedCents } = settle({ ...terms, commission }, [paid, ...facts]);
        const kept = settle({ ...terms, commission, grossCents: 1001 - returnedCents }, [paid]);
        expect(sumOf(balances)).toBe(0);
        expect(balances.commission).toBe(kept.balances.commission);
        expect(balances['seller:usr_s']).toBe(kept.balances['seller:usr_s']);
      })
    );
  });
});

describe('the progress of an order that waits', () => {
  test('is the provider’s last word', () => {
    expect(describeProgress([])).toBe('waiting');
    expect(describeProgress([processing, declined])).toBe('processing');
    expect(describeProgress([processing, { ...declined, at: 3 }])).toBe('declined');
  });
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { subtractBalances } from '../ledger.ts';
import { keyOfFact, type PaymentFact } from '../payment-fact.ts';
import { settle } from '../settlement.ts';
import { explainLine } from './explain-line.ts';

const pricedKinds: ReadonlySet<string> = new Set(['price', 'sale', 'coupon', 'owned', 'added']);
const anyCents = fc.integer({ min: 1, max: 900 });
const anyFact: fc.Arbitrary<PaymentFact> = fc.oneof(
  anyCents.map((cents): PaymentFact => ({ kind: 'refunded', id: `r${cents % 3}`, cents, at: 2 })),
  anyCents.map((n): PaymentFact => ({ kind: 'refund_failed', id: `r${n % 3}`, at: 3 })),
  anyCents.map(
    (cents): PaymentFact => ({ kind: 'dispute_opened', id: `d${cents % 2}`, cents, feeCents: 15, at: 2 })
  ),
  anyCents.map(
    (n): PaymentFact => ({ kind: n % 3 === 0 ? 'dispute_lost' : 'dispute_won', id: `d${n % 2}`, at: 3 })
  )
);

/** Terms of an order, and its facts in any order, grouped into the events that reported them. */
const anyHistory = fc.record({
  listedCents: fc.integer({ min: 300, max: 900 }),
  saleCents: fc.integer({ min: 0, max: 100 }),
  couponCents: fc.integer({ min: 0, max: 100 }),
  ownedCents: fc.integer({ min: 0, max: 100 }),
  addedCents: fc.integer({ min: 0, max: 100 }),
  commission: fc.constantFrom(0, 1000, 2000, 3333),
  /** Of a bundle; the first has what the others leave. */
  shares: fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 4 }),
  before: fc.array(anyFact, { maxLength: 2 }),
  events: fc.array(fc.array(anyFact, { minLength: 1, maxLength: 2 }), { maxLength: 5 })
});

/** The ledger postings of each event. */
function post(history: typeof anyHistory extends fc.Arbitrary<infer Drawn> ? Drawn : never) {
  const { listedCents, saleCents, couponCents, ownedCents, addedCents, commission } = history;
  const shareCents = history.shares.reduce((sum, share) => sum + share, 0);
  const grossCents = listedCents - saleCents - couponCents - ownedCents + addedCents;
  const terms = { grossCents, commission, sellerId: 'usr_a', provider: 'sandbox' };
  const known: PaymentFact[] = [...history.before];
  let balances = {};
  const paid: PaymentFact = { kind: 'paid', cents: grossCents, feeCents: 30, at: 1 };
  return [[...history.before, paid], ...history.events].flatMap((added) => {
    known.push(...added);
    const next = settle(terms, known).balances;
    const changes = subtractBalances(next, balances);
    balances = next;
    const order = {
      id: 'ord_a',
      title: 'A lamp',
      listedCents,
      saleCents,
      couponCents,
      ownedCents,
      addedCents,
      grossCents,
      commission,
      commissionRule: 'standard' as const,
      commissionSince: null,
      keptCents: (changes['provider_cash:sandbox'] ?? 0) + (changes['provider_fees:sandbox'] ?? 0),
      commissionCents: changes['commission'] ?? 0,
      feeCents: changes['provider_fees:sandbox'] ?? 0,
      shares: history.shares.map((share, place) => ({
        listingId: `lst_${place}`,
        title: `Part ${place}`,
        cents: place === 0 ? grossCents - shareCents + share : share
      }))
    };
    const cents = 0 - (changes['seller:usr_a'] ?? 0);
    if (cents === 0) return [];
    const cause = added.map(keyOfFact).join(' ');
    return [
      { line: explainLine({ id: 'ltx_a', at: 1, cause, cents, payoutId: null, order }), balances: next }
    ];
  });
}

test('the parts of every line sum to it, and the lines to what the ledger owes, in 1,000 histories', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const posted = post(history);
      for (const { line } of posted) {
        expect(line.parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(line.cents);
        expect(line.parts.filter(({ cents }) => cents === 0)).toEqual([]);
        const shared = line.shares.reduce((sum, { cents }) => sum + cents, 0);
        const paid = line.parts.filter(({ kind }) => pricedKinds.has(kind));
        expect(shared).toBe(line.shares.length === 0 ? 0 : paid.reduce((sum, { cents }) => sum + cents, 0));
      }
      const owed = posted.at(-1)?.balances['seller:usr_a'] ?? 0;
      const total = posted.reduce((sum, { line }) => sum + line.cents, 0);
      expect(total).toBe(0 - owed);
    }),
    { numRuns: 1000 }
  );
});

test('a sale lists the price, its deductions, what the buyer added, and the commission with its rule', () => {
  const [posted] = post({
    listedCents: 900,
    saleCents: 0,
    couponCents: 100,
    ownedCents: 50,
    addedCents: 250,
    commission: 2000,
    shares: [],
    before: [],
    events: []
  });
  expect(posted?.line).toMatchObject({
    kind: 'sale',
    cents: 800,
    feeCents: 30,
    parts: [
      { kind: 'price', cents: 900 },
      { kind: 'coupon', cents: -100 },
      { kind: 'owned', cents: -50 },
      { kind: 'added', cents: 250 },
      { kind: 'commission', cents: -200, rate: 2000, since: null }
    ]
  });
});

test('the sign of the amount tells a payout from a returned payout', () => {
  const line = (cents: number) =>
    explainLine({ id: 'ltx_a', at: 1, cause: '', cents, payoutId: 'pyt_a', order: null });
  expect(line(-500)).toMatchObject({ kind: 'payout', parts: [{ kind: 'payout', cents: -500 }] });
  expect(line(500)).toMatchObject({ kind: 'payout_returned', title: null });
});

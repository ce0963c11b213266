import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canTransition } from '../../../kit/state-table.ts';
import { subtractBalances } from '../ledger.ts';
import type { PayoutFact } from './payout-fact.ts';
import { isLivePayout, payoutTransitions } from './payout-state.ts';
import { settlePayout } from './settle-payout.ts';

const terms = { cents: 1234, sellerId: 'usr_a', provider: 'sandbox' };

/** The facts that a provider may report about one payout, in the order they happened. */
const histories: readonly (readonly PayoutFact[])[] = [
  [],
  [{ kind: 'cancelled', at: 1 }],
  [{ kind: 'failed', at: 1, reason: 'account_closed' }],
  [
    { kind: 'sent', at: 1 },
    { kind: 'paid', at: 2 }
  ],
  [
    { kind: 'sent', at: 1 },
    { kind: 'failed', at: 2, reason: 'bank_rejected' }
  ],
  [
    { kind: 'sent', at: 1 },
    { kind: 'paid', at: 2 },
    { kind: 'failed', at: 3, reason: 'reversed' }
  ]
];

/** A history as it may be received: each fact up to three times, in any order. */
const heard = fc.constantFrom(...histories).chain((facts) =>
  fc.record({
    facts: fc.constant(facts),
    heard: fc.shuffledSubarray([...facts, ...facts, ...facts], { minLength: 0 })
  })
);

test('events in any order, late and repeated, lead to the same state and balances', () => {
  fc.assert(
    fc.property(heard, (each) => {
      const missing = each.facts.filter((fact) => !each.heard.includes(fact));
      expect(settlePayout(terms, [...each.heard, ...missing])).toEqual(settlePayout(terms, each.facts));
    })
  );
});

test('every event follows the transition table, and none leads back', () => {
  fc.assert(
    fc.property(heard, fc.boolean(), (each, isHeld) => {
      let state = settlePayout(terms, [], isHeld).state;
      for (let count = 1; count <= each.heard.length; count++) {
        const next = settlePayout(terms, each.heard.slice(0, count), isHeld).state;
        expect([state, next, next === state || canTransition(payoutTransitions, state, next)]).toEqual([
          state,
          next,
          true
        ]);
        state = next;
      }
    })
  );
});

test('every posting sums to zero, and a failed payout leaves nothing behind', () => {
  fc.assert(
    fc.property(heard, fc.integer({ min: 1, max: 1_000_000_000 }), (each, cents) => {
      let before = settlePayout({ ...terms, cents }, []).balances;
      const total = new Map(Object.entries(before));
      for (let count = 1; count <= each.heard.length; count++) {
        const { balances } = settlePayout({ ...terms, cents }, each.heard.slice(0, count));
        const entries = Object.entries(subtractBalances(balances, before));
        expect(entries.reduce((sum, [, change]) => sum + change, 0)).toBe(0);
        for (const [account, change] of entries) total.set(account, (total.get(account) ?? 0) + change);
        before = balances;
      }
      const { state } = settlePayout(terms, each.heard);
      const isOwed = (total.get(`seller:${terms.sellerId}`) ?? 0) === 0;
      expect(isOwed).toBe(!isLivePayout(state));
    })
  );
});

test('a held payout is in transit once the provider has sent it', () => {
  expect(settlePayout(terms, [], true).state).toBe('held');
  expect(settlePayout(terms, [{ kind: 'sent', at: 1 }], true).state).toBe('in_transit');
});

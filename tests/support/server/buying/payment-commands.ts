// Events of the payment provider and of time, without a call to the server.
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { CommandEffects } from './command-effects.ts';
import { at } from './model-run.ts';

const minuteMs = 60_000;

const isPaid = (facts: readonly PaymentFact[]): boolean => facts.some(({ kind }) => kind === 'paid');
const isUndecided = (facts: readonly PaymentFact[]): boolean =>
  facts.some(({ kind }) => kind === 'dispute_opened') && !facts.some(({ kind }) => /_(won|lost)$/.test(kind));

export const paymentCommands: CommandEffects<
  | 'pay'
  | 'decline'
  | 'process'
  | 'fail a refund'
  | 'return a part'
  | 'dispute'
  | 'win'
  | 'lose'
  | 'lose the answer'
  | 'answer refunds later'
  | 'wait'
> = {
  pay: ({ market, listCheckouts }, { what }) => {
    const id = at(listCheckouts(), what);
    if (id !== undefined) market.provider.pay(id);
  },
  decline: ({ happen, market }, { what }) =>
    happen(what, (facts) =>
      isPaid(facts) ? undefined : { kind: 'declined', at: market.clock.now, id: `try_${facts.length}` }
    ),
  process: ({ happen, market }, { what }) =>
    happen(what, (facts) =>
      isPaid(facts) || facts.some(({ kind }) => kind === 'ended')
        ? undefined
        : { kind: 'processing', at: market.clock.now }
    ),
  'fail a refund': ({ happen, market }, { what }) =>
    happen(what, (facts) => {
      const done = facts.find((fact) => fact.kind === 'refunded');
      return done?.kind === 'refunded'
        ? { kind: 'refund_failed', at: market.clock.now, id: done.id }
        : undefined;
    }),
  'return a part': ({ happen, market }, { what, cents }) =>
    happen(what, (facts, paidCents) => {
      const before = facts.reduce((sum, fact) => sum + (fact.kind === 'refunded' ? fact.cents : 0), 0);
      if (!isPaid(facts) || before > 0 || cents > paidCents) return undefined;
      return { kind: 'refunded', at: market.clock.now, id: `part_${facts.length}`, cents };
    }),
  dispute: ({ happen, market }, { what, cents }) =>
    happen(what, (facts, paidCents) => {
      if (!isPaid(facts)) return undefined;
      const disputed = { cents: Math.min(cents, paidCents), feeCents: 1500 };
      return { kind: 'dispute_opened', at: market.clock.now, id: 'dsp', ...disputed };
    }),
  win: ({ happen, market }, { what }) =>
    happen(what, (facts) =>
      isUndecided(facts) ? { kind: 'dispute_won', at: market.clock.now, id: 'dsp' } : undefined
    ),
  lose: ({ happen, market }, { what }) =>
    happen(what, (facts) =>
      isUndecided(facts) ? { kind: 'dispute_lost', at: market.clock.now, id: 'dsp' } : undefined
    ),
  'lose the answer': ({ market }) => {
    let left = 1;
    market.provider.dropResponses(() => left-- > 0);
  },
  'answer refunds later': ({ market }, { isLater }) => market.provider.delayRefundResponses(isLater),
  wait: ({ market }, { minutes }) => void (market.clock.now += minutes * minuteMs)
};

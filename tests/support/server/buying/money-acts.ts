// What happens to the money at the provider, to prices and to time, without anybody asking the server.
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import { draftPrompt, plantListing } from '../plant-listings.ts';
import type { Performed } from './performed.ts';
import { at } from './stage.ts';

const minuteMs = 60_000;

const isPaid = (facts: readonly PaymentFact[]): boolean => facts.some(({ kind }) => kind === 'paid');
const isUndecided = (facts: readonly PaymentFact[]): boolean =>
  facts.some(({ kind }) => kind === 'dispute_opened') && !facts.some(({ kind }) => /_(won|lost)$/.test(kind));

export const moneyActs: Performed<
  | 'change the price'
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
  'change the price': async ({ shop, goods, secret }, { what, cents }) => {
    const sold = at(goods.slice(0, 2), what);
    if (sold === undefined) return;
    const { db, pool } = shop.database;
    await pool.query("update listings set state = 'pending' where id = $1", [sold.id]);
    const draft = draftPrompt({ priceCents: cents, data: { ...defaultPromptData, concept: secret } });
    await plantListing(db, shop.sellerId, draft, { listingId: sold.id });
    sold.cents = cents;
  },
  pay: ({ shop, listCheckouts }, { what }) => {
    const id = at(listCheckouts(), what);
    if (id !== undefined) shop.provider.pay(id);
  },
  decline: ({ happen, shop }, { what }) =>
    happen(what, (facts) =>
      isPaid(facts) ? undefined : { kind: 'declined', at: shop.clock.now, id: `try_${facts.length}` }
    ),
  process: ({ happen, shop }, { what }) =>
    happen(what, (facts) =>
      isPaid(facts) || facts.some(({ kind }) => kind === 'ended')
        ? undefined
        : { kind: 'processing', at: shop.clock.now }
    ),
  'fail a refund': ({ happen, shop }, { what }) =>
    happen(what, (facts) => {
      const done = facts.find((fact) => fact.kind === 'refunded');
      return done?.kind === 'refunded'
        ? { kind: 'refund_failed', at: shop.clock.now, id: done.id }
        : undefined;
    }),
  'return a part': ({ happen, shop }, { what, cents }) =>
    happen(what, (facts, paidCents) => {
      const before = facts.reduce((sum, fact) => sum + (fact.kind === 'refunded' ? fact.cents : 0), 0);
      if (!isPaid(facts) || before > 0 || cents > paidCents) return undefined;
      return { kind: 'refunded', at: shop.clock.now, id: `part_${facts.length}`, cents };
    }),
  dispute: ({ happen, shop }, { what, cents }) =>
    happen(what, (facts, paidCents) => {
      if (!isPaid(facts)) return undefined;
      const disputed = { cents: Math.min(cents, paidCents), feeCents: 1500 };
      return { kind: 'dispute_opened', at: shop.clock.now, id: 'dsp', ...disputed };
    }),
  win: ({ happen, shop }, { what }) =>
    happen(what, (facts) =>
      isUndecided(facts) ? { kind: 'dispute_won', at: shop.clock.now, id: 'dsp' } : undefined
    ),
  lose: ({ happen, shop }, { what }) =>
    happen(what, (facts) =>
      isUndecided(facts) ? { kind: 'dispute_lost', at: shop.clock.now, id: 'dsp' } : undefined
    ),
  'lose the answer': ({ shop }) => {
    let left = 1;
    shop.provider.loseAnswers(() => left-- > 0);
  },
  'answer refunds later': ({ shop }, { isLater }) => shop.provider.answerRefundsLater(isLater),
  wait: ({ shop }, { minutes }) => void (shop.clock.now += minutes * minuteMs)
};

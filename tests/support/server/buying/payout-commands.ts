// The seller's payout requests, and the outcome of the money at the payout provider.
import { desc, eq } from 'drizzle-orm';
import { payouts } from '#server/db/schema/payouts.ts';
import { applyPayoutEvent } from '#server/services/payout/apply-payout-event.ts';
import { createWeeklyPayouts, reconcilePayouts } from '#server/services/payout/payout-schedule.ts';
import { cancelPayout, requestPayout } from '#server/services/payout/request-payout.ts';
import type { CommandEffects } from './command-effects.ts';
import { at } from './model-run.ts';

export const payoutCommands: CommandEffects<
  | 'request a payout'
  | 'cancel a payout'
  | 'pay out weekly'
  | 'bank'
  | 'deliver a payout event'
  | 'reconcile payouts'
  | 'lose the answer of the bank'
> = {
  'request a payout': ({ market, serve }) =>
    serve(async (context) => void (await requestPayout(context, market.seller))),
  'cancel a payout': async ({ market, serve }) => {
    const { db } = market.database;
    const [last] = await db
      .select({ id: payouts.id })
      .from(payouts)
      .where(eq(payouts.sellerId, market.sellerId))
      .orderBy(desc(payouts.id))
      .limit(1);
    if (last !== undefined) await serve((context) => cancelPayout(context, market.seller, last));
  },
  'pay out weekly': ({ serve }) => serve(createWeeklyPayouts),
  bank: ({ market }, { what, does }) => {
    const id = at([...market.payouts.transfers.keys()], what);
    if (id !== undefined) market.payouts.happen(id, does);
  },
  'deliver a payout event': async ({ market, serve }, { what }) => {
    const event = at(market.payouts.events, what);
    if (event !== undefined) await serve((context) => applyPayoutEvent(context, event));
  },
  'reconcile payouts': ({ serve }) => serve(reconcilePayouts),
  'lose the answer of the bank': ({ market }) => {
    let left = 1;
    market.payouts.dropResponses(() => left-- > 0);
  }
};

import { ContractFailure } from '#shared/contract/errors.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { Order } from '#shared/domain/trade/order.ts';
import { doTogetherIn } from '../../db/do-together.ts';
import { getPerson } from '../account/get-person.ts';
import { endOrder } from './ask-provider.ts';
import type { Wish } from './decide-order.ts';
import { findOrPlace, type Placed, type Placing, type Wanted } from './find-or-place.ts';
import { inGroups } from './in-groups.ts';
import type { OrderRow } from './order-row.ts';
import { readOrder } from './read-orders.ts';
import { startCheckout } from './start-checkout.ts';

/** An order that is theirs, or the one that has to end before it can be. */
type Outcome = { readonly shown: Order } | { readonly outdated: OrderRow };

/**
 * Places an order at the price the buyer was shown, or answers the one they placed: by the same intent, or of the same
 * listing while it waits and is still sold like that. Free things are theirs at once.
 */
export async function placeOrder(context: Placing, actor: Actor, wish: Wish): Promise<Order> {
  const person = getPerson({ actor }, 'order.place');
  for (let attempt = 0; attempt < 3; attempt++) {
    const outcome = await placeTogether(context, { person, wish });
    if ('shown' in outcome) return outcome.shown;
    await endOrder(context, outcome.outdated);
  }
  throw new ContractFailure('conflict', 'An order of this at another price is being paid');
}

/**
 * A buyer's orders are placed one after the other, so that each sees those before it. What is placed together goes on
 * together until it can be paid, and none waits for the payment provider's answer to another.
 */
const placeTogether = doTogetherIn<Placing, Wanted, Outcome>(
  async (context, wanted) => {
    const placed = await context.db.transaction((tx) => findOrPlace(context, tx, wanted));
    return placed.map((each) => offerCheckout(context, each));
  },
  { ...inGroups, keyOf: ({ person }) => person.id, isTriedAlone: true }
);

async function offerCheckout(context: Placing, placed: Placed): Promise<Outcome> {
  if ('refusal' in placed) throw new ContractFailure(placed.refusal);
  const { order, isOutdated } = placed;
  if (isOutdated) return { outdated: order };
  await startCheckout(context, order);
  return { shown: await readOrder(context, order.buyerId, order.id) };
}

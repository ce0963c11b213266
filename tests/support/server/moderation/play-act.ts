import { continueTakeDown } from '#server/services/admin/take-down/continue-take-down.ts';
import { takeDownListing } from '#server/services/admin/take-down/take-down-listing.ts';
import { decideAppeal } from '#server/services/admin/appeals.ts';
import { voidUserStrike } from '#server/services/admin/users/user-decisions.ts';
import { keepListing } from '#server/services/listing/submit/post-review.ts';
import { setOnSale } from '#server/services/listing/submit/set-on-sale.ts';
import { appealDecision } from '#server/services/moderation/appeal-decision.ts';
import { decideRefund } from '#server/services/order/refund/decide-refund.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import { changeSellerState } from '#server/services/seller/change-seller-state.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { defaultPlatformSettings } from '#shared/domain/market/platform-settings.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import type { MarketFixture } from '../market-fixture.ts';
import { findHeld, isVisible, type Act, type Model } from './moderation-model.ts';
import { requestOf } from '../buying/request-of.ts';

export type Cast = {
  readonly market: MarketFixture;
  readonly seller: Person;
  readonly admins: readonly [Person, Person];
  readonly buyers: readonly Person[];
  readonly listings: readonly { readonly id: string; readonly slug: string }[];
};

const reason = 'Decided in a history.';

const pointsOfTakeDown = defaultPlatformSettings.strikePointsTakeDown;

function voidStrikeOf(model: Model, listed: Model['listings'][number]): void {
  if (listed.strike !== 'counting') return;
  listed.strike = 'voided';
  model.points -= pointsOfTakeDown;
  model.auditEntries += 1;
}

/** Plays it on the server and on the model. Throws where one allows what the other refuses. */
export async function playAct(cast: Cast, model: Model, act: Act): Promise<void> {
  const isAllowed = await apply(cast, model, act);
  if (isAllowed !== null) throw new Error(`${JSON.stringify(act)} was ${isAllowed ? 'refused' : 'allowed'}`);
}

/** True if the server does it. It refuses with an exception. */
const tries = (run: () => Promise<unknown>): Promise<boolean> =>
  run().then(
    () => true,
    () => false
  );

/** Null where server and model agree, and else what the model says. */
async function apply(cast: Cast, model: Model, act: Act): Promise<boolean | null> {
  const { market, seller, admins } = cast;
  const { context } = market;
  const expects = async (isAllowed: boolean, run: () => Promise<unknown>, then: () => void) => {
    const isDone = await tries(run);
    if (isDone !== isAllowed) return isAllowed;
    if (isDone) then();
    return null;
  };
  if (act.name === 'set seller') {
    const change = { userId: seller.id, state: act.state, until: null, reason, actorId: admins[0].id };
    return expects(
      act.state !== model.seller,
      () => changeSellerState(context, change),
      () => {
        model.seller = act.state;
        model.auditEntries += 1;
      }
    );
  }
  const listed = model.listings[act.listing];
  const { id, slug } = cast.listings[act.listing] ?? { id: '', slug: '' };
  if (listed === undefined) throw new Error('No such listing');
  switch (act.name) {
    case 'set on sale':
      return expects(
        listed.state !== 'taken_down',
        () => setOnSale(context, { id, isOnSale: act.isOnSale }, requestOf(seller)),
        () => (listed.state = act.isOnSale ? 'published' : 'archived')
      );
    case 'take down':
      return expects(
        listed.state !== 'taken_down',
        async () => {
          await takeDownListing(context, { id, reason, hasRefunds: act.hasRefunds }, { actor: admins[0] });
          const running = await readId(
            market,
            'select id from take_downs where listing_id = $1 and finished_at is null',
            id
          );
          await continueTakeDown(context, { id: running, isRetry: false });
        },
        () => {
          Object.assign(listed, {
            state: 'taken_down',
            appeal: 'none',
            isUnreviewed: false,
            strike: 'counting'
          });
          model.points += pointsOfTakeDown;
          model.auditEntries += 3;
          for (const order of model.orders)
            if (act.hasRefunds && order.listing === act.listing) order.isRefunded = true;
        }
      );
    case 'keep':
      return expects(
        listed.isUnreviewed,
        () => keepListing(context, { id, reason, actorId: admins[0].id }),
        () => {
          listed.isUnreviewed = false;
          model.auditEntries += 1;
        }
      );
    case 'void strike':
      return expects(
        listed.strike === 'counting',
        async () => {
          const decisionId = await readId(
            market,
            "select id from moderation_decisions where subject_id = $1 and kind = 'listing_taken_down' order by id desc",
            id
          );
          const input = { id: seller.id, decisionId, reason };
          await voidUserStrike(context, input, requestOf(admins[0]));
        },
        () => voidStrikeOf(model, listed)
      );
    case 'appeal':
      return expects(
        listed.state === 'taken_down' && listed.appeal === 'none',
        async () => {
          const decision = await readId(
            market,
            "select id from moderation_decisions where subject_id = $1 and kind = 'listing_taken_down' and ended_at is null",
            id
          );
          await appealDecision(
            context,
            { id: decision, text: 'It is mine, and nobody else has it.' },
            requestOf(seller)
          );
        },
        () => (listed.appeal = 'open')
      );
    case 'decide appeal':
      return expects(
        listed.appeal === 'open',
        async () => {
          const appeal = await readId(
            market,
            "select a.id from appeals a join moderation_decisions d on d.id = a.decision_id where d.subject_id = $1 and a.state = 'open'",
            id
          );
          await decideAppeal(
            context,
            { id: appeal, isAccepted: act.isAccepted, answer: reason },
            requestOf(admins[1])
          );
        },
        () => {
          model.auditEntries += 1;
          listed.appeal = 'decided';
          if (!act.isAccepted) return;
          listed.state = 'archived';
          voidStrikeOf(model, listed);
        }
      );
    default:
      break;
  }
  const buyer = cast.buyers[act.buyer];
  const held = findHeld(model, act);
  if (buyer === undefined) throw new Error('No such buyer');
  if (act.name === 'buy') {
    let orderId = '';
    return expects(
      isVisible(model, act.listing) && held === undefined,
      async () => (orderId = (await market.buy(buyer, slug)).id),
      () =>
        model.orders.push({
          id: orderId,
          buyer: act.buyer,
          listing: act.listing,
          isOpened: false,
          isRefunded: false,
          request: 'none'
        })
    );
  }
  if (held === undefined) return null;
  if (act.name === 'open') {
    const right = await readId(market, 'select id from entitlements where order_id = $1', held.id);
    const terms = { id: right, termsVersion: openingTerms.version };
    return expects(
      true,
      () => openPurchase(context, buyer, terms),
      () => (held.isOpened = true)
    );
  }
  if (act.name === 'refund') {
    const isPossible = held.request !== 'refused';
    return expects(
      isPossible,
      () => refundOrder(context, buyer, { id: held.id, reason: 'It is not what was shown at all.' }),
      () => {
        if (held.isOpened) held.request = 'open';
        else held.isRefunded = true;
      }
    );
  }
  return expects(
    held.request === 'open',
    async () => {
      const request = await readId(
        market,
        "select id from refund_requests where order_id = $1 and state = 'open'",
        held.id
      );
      await decideRefund(context, {
        id: request,
        isApproved: act.isApproved,
        reason,
        by: 'administrator',
        actorId: admins[0].id
      });
    },
    () => {
      held.request = 'refused';
      held.isRefunded = act.isApproved;
    }
  );
}

async function readId({ database }: MarketFixture, query: string, id: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(query, [id]);
  const [row] = rows;
  if (row === undefined) throw new Error('There is none');
  return row.id;
}

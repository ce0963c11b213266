// A run of a history: users and listings of its own in a shop that others have used before it.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '#server/context/context.ts';
import type { AccountContext } from '#server/auth/auth.ts';
import { createCoupon } from '#server/services/coupon/manage-coupons.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { type Coupon, CouponCode, type CouponDraft } from '#shared/domain/trade/coupon.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { CrashPoint } from '../crashable-server.ts';
import { buildPromptDraft, seedListing } from '../seed-listings.ts';
import type { MarketFixture } from '../market-fixture.ts';
import type { ModelHarness } from './model-harness.ts';

export type Goods = {
  readonly id: string;
  readonly slug: string;
  /** Of what it is made: itself, or the prompts of a bundle. */
  readonly itemIds: readonly string[];
  cents: number;
  /** The last one that was made. */
  sale?: { readonly id: string; readonly percent: number; readonly endsAt: number } | 'unknown' | undefined;
};

export type OrderRequest = Omit<InputOf<CloudContract['orders.place']>, 'isFromDesktop'>;

export type ModelRun = {
  readonly market: MarketFixture;
  readonly goods: readonly Goods[];
  /** One that takes off half of a price, twice; one that takes off all of it, once; one of the bundle alone. */
  readonly coupons: readonly Coupon[];
  readonly people: Person[];
  readonly mails: ModelHarness['mails'];
  /** Addresses that somebody signed up with. */
  readonly addresses: Set<string>;
  /** The last intent of a buyer. */
  readonly orderRequests: Map<string, OrderRequest>;
  /** The stars of reviews by `<person> <listing>`; null where the server died while it was written or withdrawn. */
  readonly reviews: Map<string, number | null>;
  /** Decisions of refund requests; null where the server died while one was decided. */
  readonly decisions: Map<string, 'approved' | 'refused' | null>;
  /** Stands in every sealed text. */
  readonly secret: string;
  /** Violations found on the way. */
  readonly faults: string[];
  /** The ids of this history's checkouts and events, the oldest first. */
  readonly listCheckouts: () => readonly string[];
  readonly listEvents: () => MarketFixture['provider']['events'];
  /** Calls the server; false if it died. */
  readonly serve: (act: (context: AccountContext) => Promise<void>) => Promise<boolean>;
  /** Something happens to the money of one of the checkouts, unless `make` finds that it cannot. */
  readonly happen: (
    what: number,
    make: (facts: readonly PaymentFact[], cents: number) => PaymentFact | undefined
  ) => void;
  /** The failure injected into the next call. */
  crashPoint: CrashPoint | undefined;
};

export const at = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items[place % items.length];

export const personOf = ({ people }: ModelRun, who: number): Person => {
  const person = at(people, who);
  if (person === undefined) throw new Error('Nobody is there');
  return person;
};

export const slugOf = ({ goods }: ModelRun, what: number): string => at(goods, what)?.slug ?? '';

export async function createModelRun({ market, server, auth, mails }: ModelHarness): Promise<ModelRun> {
  const { database, provider, sellerId } = market;
  const secret = `sealed-${randomUUID()}`;
  const data = { ...defaultPromptData, concept: secret };
  const sell = (title: string, priceCents: number) =>
    seedListing(database.db, sellerId, buildPromptDraft({ title, priceCents, data }));
  const [first, second, free] = [await sell('One', 500), await sell('Two', 300), await sell('Free', 0)];
  const bundle = await seedListing(database.db, sellerId, {
    ...buildPromptDraft({ title: 'Both', priceCents: 700 }),
    kind: 'bundle',
    itemIds: [first.id, second.id]
  });
  const offerCoupon = (name: string, changes: Pick<CouponDraft, 'discount' | 'maxUses' | 'listingIds'>) =>
    createCoupon(market.context, market.seller, {
      code: CouponCode.parse(`${name}-${first.id.slice(-20)}`),
      startsAt: 0,
      endsAt: null,
      ...changes
    });
  const coupons = [
    await offerCoupon('HALF', { discount: { kind: 'percent', percent: 50 }, maxUses: 2, listingIds: null }),
    await offerCoupon('ALL', { discount: { kind: 'percent', percent: 100 }, maxUses: 1, listingIds: null }),
    await offerCoupon('BOTH', {
      discount: { kind: 'amount', cents: 250 },
      maxUses: null,
      listingIds: [bundle.id]
    })
  ];
  const known = { checkouts: provider.checkouts.size, events: provider.events.length };
  const alone = (listing: typeof first, cents: number): Goods => ({
    ...listing,
    itemIds: [listing.id],
    cents
  });
  const modelRun: ModelRun = {
    market,
    goods: [
      alone(first, 500),
      alone(second, 300),
      { ...bundle, itemIds: [first.id, second.id], cents: 700 },
      alone(free, 0)
    ],
    coupons,
    people: [await market.makeBuyer(), await market.makeBuyer()],
    mails,
    addresses: new Set(),
    orderRequests: new Map(),
    reviews: new Map(),
    decisions: new Map(),
    secret,
    faults: [],
    listCheckouts: () => [...provider.checkouts.keys()].slice(known.checkouts),
    listEvents: () => provider.events.slice(known.events),
    serve: (act) => {
      const { crashPoint } = modelRun;
      modelRun.crashPoint = undefined;
      return server.serve((alive: Context) => act({ ...alive, auth }), crashPoint);
    },
    happen: (what, make) => {
      const id = at(modelRun.listCheckouts(), what);
      const charge = id === undefined ? undefined : provider.checkouts.get(id);
      const fact = charge && make(charge.facts, charge.cents);
      if (id !== undefined && fact !== undefined) provider.happen(id, fact);
    },
    crashPoint: undefined
  };
  return modelRun;
}

/** The count of listings that a person has an entitlement to. */
export async function countEntitlements(
  { market }: ModelRun,
  who: Person,
  listingIds: readonly string[]
): Promise<number> {
  const { rows } = await market.database.db.execute<{ n: number }>(sql`
    select count(*)::int as n from entitlements where holder_id = ${who.id} and state <> 'revoked'
      and listing_id = any(${sql.param([...listingIds])}::text[])`);
  return rows[0]?.n ?? 0;
}

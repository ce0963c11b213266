// Where a history is played: people and goods of its own in a shop that others have used before it.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { AccountContext } from '#server/services/account/account-context.ts';
import type { CloudContract } from '#shared/contract/cloud.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { Death } from '../mortal-server.ts';
import { draftPrompt, plantListing } from '../plant-listings.ts';
import type { Shop } from '../shop.ts';
import type { Theatre } from './theatre.ts';

type Goods = {
  readonly id: string;
  readonly slug: string;
  /** Of what it is made: itself, or the prompts of a bundle. */
  readonly itemIds: readonly string[];
  cents: number;
};

export type Wish = Omit<InputOf<CloudContract['orders.place']>, 'isFromDesktop'>;

export type Stage = {
  readonly shop: Shop;
  readonly goods: readonly Goods[];
  readonly people: Person[];
  readonly mails: Theatre['mails'];
  /** Addresses that somebody signed up with. */
  readonly addresses: Set<string>;
  /** What a person wished for last. */
  readonly wishes: Map<string, Wish>;
  /** The stars of reviews by `<person> <listing>`; null where the server died while it was written or withdrawn. */
  readonly reviews: Map<string, number | null>;
  /** Stands in every sealed text. */
  readonly secret: string;
  /** What should not have been so on the way. */
  readonly faults: string[];
  /** The ids of this history's checkouts and events, the oldest first. */
  readonly listCheckouts: () => readonly string[];
  readonly listEvents: () => Shop['provider']['events'];
  /** What the server does when it is asked for something; false where it died over it. */
  readonly serve: (act: (context: AccountContext) => Promise<void>) => Promise<boolean>;
  /** Something happens to the money of one of the checkouts, unless `make` finds that it cannot. */
  readonly happen: (
    what: number,
    make: (facts: readonly PaymentFact[], cents: number) => PaymentFact | undefined
  ) => void;
  /** What the next thing that is asked of the server does to it. */
  death: Death | undefined;
};

export const at = <Item>(items: readonly Item[], place: number): Item | undefined =>
  items[place % items.length];

export const personOf = ({ people }: Stage, who: number): Person => {
  const person = at(people, who);
  if (person === undefined) throw new Error('Nobody is there');
  return person;
};

export const slugOf = ({ goods }: Stage, what: number): string => at(goods, what)?.slug ?? '';

export async function setStage({ shop, server, auth, mails }: Theatre): Promise<Stage> {
  const { database, provider, sellerId } = shop;
  const secret = `sealed-${randomUUID()}`;
  const data = { ...defaultPromptData, concept: secret };
  const sell = (title: string, priceCents: number) =>
    plantListing(database.db, sellerId, draftPrompt({ title, priceCents, data }));
  const [first, second, free] = [await sell('One', 500), await sell('Two', 300), await sell('Free', 0)];
  const bundle = await plantListing(database.db, sellerId, {
    ...draftPrompt({ title: 'Both', priceCents: 700 }),
    kind: 'bundle',
    itemIds: [first.id, second.id]
  });
  const known = { checkouts: provider.checkouts.size, events: provider.events.length };
  const alone = (listing: typeof first, cents: number): Goods => ({
    ...listing,
    itemIds: [listing.id],
    cents
  });
  const stage: Stage = {
    shop,
    goods: [
      alone(first, 500),
      alone(second, 300),
      { ...bundle, itemIds: [first.id, second.id], cents: 700 },
      alone(free, 0)
    ],
    people: [await shop.makeBuyer(), await shop.makeBuyer()],
    mails,
    addresses: new Set(),
    wishes: new Map(),
    reviews: new Map(),
    secret,
    faults: [],
    listCheckouts: () => [...provider.checkouts.keys()].slice(known.checkouts),
    listEvents: () => provider.events.slice(known.events),
    serve: (act) => {
      const { death } = stage;
      stage.death = undefined;
      return server.serve((alive: Context) => act({ ...alive, auth }), death);
    },
    happen: (what, make) => {
      const id = at(stage.listCheckouts(), what);
      const charge = id === undefined ? undefined : provider.checkouts.get(id);
      const fact = charge && make(charge.facts, charge.cents);
      if (id !== undefined && fact !== undefined) provider.happen(id, fact);
    },
    death: undefined
  };
  return stage;
}

/** How many of the listings somebody holds a right to. */
export async function countHeld(
  { shop }: Stage,
  who: Person,
  listingIds: readonly string[]
): Promise<number> {
  const { rows } = await shop.database.db.execute<{ n: number }>(sql`
    select count(*)::int as n from entitlements where holder_id = ${who.id} and state <> 'revoked'
      and listing_id = any(${sql.param([...listingIds])}::text[])`);
  return rows[0]?.n ?? 0;
}

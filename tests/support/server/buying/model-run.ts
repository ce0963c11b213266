// A run of a history: users and listings of its own in a shop that others have used before it.
import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context/context.ts';
import type { AccountContext } from '#server/auth/auth.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Coupon } from '#shared/domain/trade/coupon.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import type { CrashPoint } from '../crashable-server.ts';
import type { MarketFixture } from '../market-fixture.ts';
import type { ModelHarness } from './model-harness.ts';
import { type Goods, type ModelSeller, seedGoods } from './seed-goods.ts';

export type OrderRequest = Omit<InputOf<CloudContract['orders.place']>, 'isFromDesktop'>;

export type ModelRun = {
  readonly market: MarketFixture;
  /** Two prompts, the bundle of both, a free one, and those that were listed since. */
  readonly goods: Goods[];
  /** One that takes off half of a price, twice; one that takes off all of it, once; one of the bundle alone; and new ones. */
  readonly coupons: Coupon[];
  readonly people: Person[];
  readonly admins: readonly [Person, Person];
  readonly commissions: ModelHarness['commissions'];
  /** That of the shop, and whoever applied since. */
  readonly sellers: ModelSeller[];
  /** `<follower> <seller>` of everyone who follows. */
  readonly follows: Set<string>;
  /** `<follower> <slug>` of each notice of a new listing. */
  readonly announced: string[];
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
  /** Stands in every title. */
  readonly mark: string;
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

async function makeAdministrator(market: MarketFixture): Promise<Person> {
  return { ...(await market.makeBuyer()), roles: ['user', 'admin'] };
}

export async function createModelRun(harness: ModelHarness): Promise<ModelRun> {
  const { market, server, auth, mails, commissions } = harness;
  const { provider } = market;
  const secret = `sealed-${randomUUID()}`;
  const mark = randomUUID().replaceAll('-', '');
  const { goods, coupons, seller } = await seedGoods(market, { secret, mark });
  const known = { checkouts: provider.checkouts.size, events: provider.events.length };
  const modelRun: ModelRun = {
    market,
    goods,
    coupons,
    people: [await market.makeBuyer(), await market.makeBuyer()],
    admins: [await makeAdministrator(market), await makeAdministrator(market)],
    commissions,
    sellers: [seller],
    follows: new Set(),
    announced: [],
    mails,
    addresses: new Set(),
    orderRequests: new Map(),
    reviews: new Map(),
    decisions: new Map(),
    secret,
    mark,
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

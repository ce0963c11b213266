import { and, eq, gte, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import { isValidSetting } from '#shared/domain/market/platform-settings.ts';
import {
  replayCommission,
  replayDays,
  replayFirstListings,
  replayHold,
  replayPayoutMinimum,
  replayPriceChanges,
  type SettingReplay
} from '#shared/domain/trade/replay-setting.ts';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { listings, listingVersions } from '../../../db/schema/listings.ts';
import { orders } from '../../../db/schema/orders.ts';
import { payouts } from '../../../db/schema/payouts.ts';
import { readPlatformSettings } from '../../read-platform-settings.ts';

const dayMs = 86_400_000;

/** Throws `invalid_input` for a value out of bounds. */
export async function replaySettingOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { name, value }: InputOf<CloudContract['platformSettings.preview']>
): Promise<SettingReplay> {
  if (!isValidSetting(name, value)) throw new ContractFailure('invalid_input', 'The value is out of bounds');
  const since = new Date(now() - replayDays * dayMs);
  switch (name) {
    case 'commission':
    case 'ownLinkCommission':
      return replayCommission(await readOrders(db, since, 0), name, value);
    case 'leastHoldDays':
    case 'refundWindowDays': {
      const numbers = await readPlatformSettings(db, now());
      const other = name === 'leastHoldDays' ? numbers.refundWindowDays : numbers.leastHoldDays;
      return replayHold(await readOrders(db, since, other), value);
    }
    case 'minPayoutCents':
      return replayPayoutMinimum(await readPayouts(db, since), value);
    case 'reviewedListings': {
      const { reviewedListings: before } = await readPlatformSettings(db, now());
      return replayFirstListings(await readPlaces(db, since), { before, after: value });
    }
    case 'reviewedPriceChangePercent': {
      const { reviewedPriceChangePercent: before } = await readPlatformSettings(db, now());
      return replayPriceChanges(await readPriceChanges(db, since), { before, after: value });
    }
    default:
      return { kind: 'none' };
  }
}

/** The orders that were paid since then and cost something, by the index on that moment. */
const readOrders = (db: Database, since: Date, otherHoldDays: number) =>
  db
    .select({
      keptCents: sql<number>`${orders.grossCents} - ${orders.returnedCents}`,
      commission: orders.commission,
      commissionRule: orders.commissionRule,
      holdDays: orders.holdDays,
      otherHoldDays: sql<number>`${otherHoldDays}::int`
    })
    .from(orders)
    .where(and(isNotNull(orders.paidAt), gte(orders.paidAt, since), sql`${orders.grossCents} > 0`));

async function readPayouts(db: Database, since: Date): Promise<readonly number[]> {
  const rows = await db
    .select({ cents: payouts.cents })
    .from(payouts)
    .where(and(gte(payouts.createdAt, since), notInArray(payouts.state, ['failed', 'cancelled'])));
  return rows.map(({ cents }) => cents);
}

/** Of each listing first published since then: how many its seller had published before it. */
async function readPlaces(db: Database, since: Date): Promise<readonly number[]> {
  const sellers = db.select({ id: listings.sellerId }).from(listings).where(gte(listings.publishedAt, since));
  const placed = db
    .select({
      publishedAt: listings.publishedAt,
      place: sql<number>`(row_number() over (
        partition by ${listings.sellerId} order by ${listings.publishedAt}, ${listings.id}
      ) - 1)::int`.as('place')
    })
    .from(listings)
    .where(and(isNotNull(listings.publishedAt), inArray(listings.sellerId, sellers)))
    .as('placed');
  const rows = await db.select({ place: placed.place }).from(placed).where(gte(placed.publishedAt, since));
  return rows.map(({ place }) => place);
}

const readPriceChanges = (db: Database, since: Date) => {
  const previous = alias(listingVersions, 'previous');
  return db
    .select({ fromCents: previous.priceCents, toCents: listingVersions.priceCents })
    .from(listingVersions)
    .innerJoin(
      previous,
      and(
        eq(previous.listingId, listingVersions.listingId),
        eq(previous.version, sql`${listingVersions.version} - 1`)
      )
    )
    .where(and(gte(listingVersions.createdAt, since), ne(previous.priceCents, listingVersions.priceCents)));
};

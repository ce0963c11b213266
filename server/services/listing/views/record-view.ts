import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { leastVisitorsOfCountry } from '#shared/domain/market/dashboard/visitor-country.ts';
import { toIsoDate } from '#shared/kit/iso-date.ts';
import { defineJob } from '../../../context/job.ts';
import type { Context } from '../../../context/context.ts';
import { readVisitorCountry } from '../../../context/visitor-country.ts';
import type { Database } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { listings } from '../../../db/schema/listings.ts';
import { countPhrase } from './count-phrase.ts';
import { nameVisitor, type Visitor } from './name-visitor.ts';
import {
  countedViews,
  listingCountryViews,
  listingDailyViews,
  sellerSearchPhrases,
  viewSalts
} from '../../../db/schema/views.ts';

const saltBytes = 32;

/**
 * Counts one view of a published listing for each visitor and UTC day. Views by the listing's seller are not counted, and
 * an unknown or hidden listing changes nothing.
 */
export async function recordView(
  context: Pick<Context, 'db' | 'now' | 'countryHeader'>,
  { slug, source, phrase }: InputOf<CloudContract['listings.recordView']>,
  visitor: Visitor
): Promise<void> {
  const { db, now } = context;
  const { actor } = visitor;
  const today = toIsoDate(now()).slice(0, 10);
  const [listing] = await db
    .select({ id: listings.id, sellerId: listings.sellerId })
    .from(listings)
    .innerJoin(
      users,
      and(eq(users.id, listings.sellerId), isNull(users.suspendedAt), isNull(users.deletedAt))
    )
    .where(and(eq(listings.slug, slug), eq(listings.state, 'published')));
  if (listing === undefined || (actor.kind === 'person' && actor.id === listing.sellerId)) return;
  const country = readVisitorCountry(context, visitor);
  const salt = await readSalt(db, today);
  const hash = createHash('sha256')
    .update([salt, nameVisitor(visitor), listing.id].join('\n'))
    .digest('base64url');
  await db.transaction(async (tx) => {
    const counted = await tx
      .insert(countedViews)
      .values({ day: today, hash })
      .onConflictDoNothing()
      .returning({ hash: countedViews.hash });
    if (counted.length === 0) return;
    await tx
      .insert(listingDailyViews)
      .values({ listingId: listing.id, day: today, source, views: 1 })
      .onConflictDoUpdate({
        target: [listingDailyViews.listingId, listingDailyViews.day, listingDailyViews.source],
        set: { views: sql`${listingDailyViews.views} + 1` }
      });
    if (country !== null) await countCountry(tx, { listingId: listing.id, day: today, country });
    if (source === 'search' && phrase !== undefined)
      await countPhrase(tx, { sellerId: listing.sellerId, day: today, salt, visitor, phrase });
  });
}

/** Keeps the count alone: neither who came from there nor their address. */
async function countCountry(
  tx: Database,
  view: Omit<typeof listingCountryViews.$inferInsert, 'views'>
): Promise<void> {
  const { listingId, day, country, views } = listingCountryViews;
  await tx
    .insert(listingCountryViews)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({ target: [listingId, day, country], set: { views: sql`${views} + 1` } });
}

async function readSalt(db: Database, day: string): Promise<string> {
  const find = async () => (await db.select().from(viewSalts).where(eq(viewSalts.day, day)))[0]?.salt;
  const known = await find();
  if (known !== undefined) return known;
  await db
    .insert(viewSalts)
    .values({ day, salt: randomBytes(saltBytes).toString('base64url') })
    .onConflictDoNothing();
  const salt = await find();
  if (salt === undefined) throw new Error('The salt of the day was not written');
  return salt;
}

/** Deletes the salts and hashes of days that are over: from then on nobody can be found in the counts. */
export const deleteVisitorHashes = defineJob({
  name: 'forget-visitors',
  payload: z.object({}),
  schedule: '5 * * * *',
  run: async ({ db, now }) => {
    const today = toIsoDate(now()).slice(0, 10);
    await db
      .delete(sellerSearchPhrases)
      .where(and(lt(sellerSearchPhrases.day, today), isNull(sellerSearchPhrases.phrase)));
    await db
      .delete(listingCountryViews)
      .where(and(lt(listingCountryViews.day, today), lt(listingCountryViews.views, leastVisitorsOfCountry)));
    await db.delete(countedViews).where(lt(countedViews.day, today));
    await db.delete(viewSalts).where(lt(viewSalts.day, today));
  }
});

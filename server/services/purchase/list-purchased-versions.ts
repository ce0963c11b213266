import { asc, eq } from 'drizzle-orm';
import type { Actor } from '#shared/domain/people/actor.ts';
import { compareVersions } from '#shared/domain/trade/compare-versions.ts';
import type { PurchasedVersion } from '#shared/domain/trade/purchase.ts';
import type { Context } from '../../context/context.ts';
import { listingVersions } from '../../db/schema/listings.ts';
import { openings } from '../../db/schema/orders.ts';
import { getPerson } from '../../context/request-context.ts';
import { readPurchaseRow } from './read-purchases.ts';

/** The versions that the right opens, from the newest to the one that was bought, each with what changed by it. */
export async function listPurchasedVersions(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<PurchasedVersion[]> {
  const person = getPerson({ actor }, 'purchase.read');
  const purchase = await readPurchaseRow(db, person.id, id);
  const versions = await db
    .select()
    .from(listingVersions)
    .where(eq(listingVersions.listingId, purchase.listing_id))
    .orderBy(asc(listingVersions.version));
  const opened = await db.select().from(openings).where(eq(openings.entitlementId, id));
  return versions
    .map((version, place) => ({
      version: version.version,
      title: version.title,
      publishedAt: version.createdAt.getTime(),
      openedAt: opened.find((opening) => opening.version === version.version)?.openedAt.getTime() ?? null,
      changes: compareVersions(versions[place - 1], version)
    }))
    .filter(({ version }) => version >= purchase.version)
    .toReversed();
}

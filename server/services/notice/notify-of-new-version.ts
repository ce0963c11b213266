import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { listings, listingVersions } from '../../db/schema/listings.ts';
import { entitlements } from '../../db/schema/orders.ts';
import { wishes } from '../../db/schema/wishlists.ts';
import { addNotice } from './add-notice.ts';

type NotifyContext = Pick<Context, 'now' | 'newId'>;
type VersionNews = {
  readonly slug: string;
  readonly title: string;
  readonly priceCents: number;
  readonly priceBefore: number;
};

/**
 * Tells those who bought the listing of its new version, and those who wish for it that it costs less than before and
 * than when they wished for it. Runs inside the transaction that published it; of a first version nobody is told.
 */
export async function notifyOfNewVersion(
  context: NotifyContext,
  tx: Database,
  { listingId, version }: { readonly listingId: string; readonly version: number }
): Promise<void> {
  if (version === 1) return;
  const told = await readVersionNews(tx, listingId, version);
  const { slug, title, priceCents, priceBefore } = told;
  await addNotice(context, tx, {
    to: await listHolders(tx, listingId),
    key: `version:${listingId}:${version}`,
    subject: { kind: 'new_version', slug, title, version }
  });
  if (priceCents >= priceBefore) return;
  await addNotice(context, tx, {
    to: await listWishlistHolders(tx, listingId, priceCents),
    key: `price:${listingId}:${version}`,
    subject: {
      kind: 'price_drop',
      slug,
      title,
      before: { cents: priceBefore, currency: 'USD' },
      now: { cents: priceCents, currency: 'USD' }
    }
  });
}

async function readVersionNews(tx: Database, listingId: string, version: number): Promise<VersionNews> {
  const rows = await tx
    .select({
      slug: listings.slug,
      version: listingVersions.version,
      title: listingVersions.title,
      priceCents: listingVersions.priceCents
    })
    .from(listingVersions)
    .innerJoin(listings, eq(listings.id, listingVersions.listingId))
    .where(
      and(eq(listingVersions.listingId, listingId), inArray(listingVersions.version, [version - 1, version]))
    );
  const now = rows.find((row) => row.version === version);
  const before = rows.find((row) => row.version === version - 1);
  if (now === undefined || before === undefined) throw new Error(`${listingId} has no version ${version}`);
  return { ...now, priceBefore: before.priceCents };
}

async function listHolders(tx: Database, listingId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: entitlements.holderId })
    .from(entitlements)
    .where(and(eq(entitlements.listingId, listingId), ne(entitlements.state, 'revoked')));
  return rows.map(({ id }) => id);
}

/** Whoever has bought it meanwhile knows by its new version. */
async function listWishlistHolders(tx: Database, listingId: string, priceCents: number): Promise<string[]> {
  const rows = await tx
    .select({ id: wishes.ownerId })
    .from(wishes)
    .where(and(eq(wishes.listingId, listingId), gt(wishes.priceCents, priceCents)));
  const holders = new Set(await listHolders(tx, listingId));
  return rows.map(({ id }) => id).filter((id) => !holders.has(id));
}

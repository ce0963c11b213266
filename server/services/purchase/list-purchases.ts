import { and, asc, type Column, eq, gt, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import { compareVersions } from '#shared/domain/trade/compare-versions.ts';
import type { PurchasedVersion, PurchaseWithTerms } from '#shared/domain/trade/purchase.ts';
import type { Context } from '../../context/context.ts';
import { getPerson } from '../../context/request-context.ts';
import { users } from '../../db/schema/accounts.ts';
import { listingVersions } from '../../db/schema/listings.ts';
import { entitlements, openings } from '../../db/schema/orders.ts';
import { readLicenseOf, readTextInForce } from '../legal-text/read-legal-texts.ts';
import { CursorId, decodeCursor, encodeCursor } from '../cursor.ts';
import { readPurchaseRow, selectPurchases, toPurchase } from './read-purchases.ts';

const PurchaseCursor = z.tuple([CursorId]);

/** One's own, the newest first; `search` is found anywhere in a title or in the seller's name. */
export async function listPurchases(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { cursor, limit, search = '', state }: InputOf<CloudContract['purchases.list']>
): Promise<OutputOf<CloudContract['purchases.list']>> {
  const person = getPerson({ actor }, 'purchase.read');
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, PurchaseCursor);
  const wanted = search.toLowerCase();
  const contains = (column: Column) => gt(sql`position(${wanted} in lower(${column}))`, 0);
  const rows = await selectPurchases(
    db,
    person.id,
    and(
      before === undefined ? undefined : lt(entitlements.id, before),
      state === undefined ? undefined : eq(entitlements.state, state),
      or(contains(listingVersions.title), contains(users.displayName))
    ),
    limit + 1
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map(toPurchase), nextCursor: last === undefined ? null : encodeCursor([last.id]) };
}

/** One's own; `not_found` for anybody else's. */
export async function getPurchase(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { id }: { readonly id: string }
): Promise<PurchaseWithTerms> {
  const person = getPerson({ actor }, 'purchase.read');
  const row = await readPurchaseRow(db, person.id, id);
  return {
    ...toPurchase(row),
    licenseText: await readLicenseOf(db, row.order),
    openingTerms: await readTextInForce(db, 'openingTerms', now())
  };
}

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
    .where(eq(listingVersions.listingId, purchase.item.listingId))
    .orderBy(asc(listingVersions.version));
  const opened = await db.select().from(openings).where(eq(openings.entitlementId, id));
  return versions
    .map((version, index) => ({
      version: version.version,
      title: version.title,
      publishedAt: version.createdAt.getTime(),
      notes: version.notes,
      openedAt: opened.find((opening) => opening.version === version.version)?.openedAt.getTime() ?? null,
      changes: compareVersions(versions[index - 1], version)
    }))
    .filter(({ version }) => version >= purchase.item.version)
    .toReversed();
}

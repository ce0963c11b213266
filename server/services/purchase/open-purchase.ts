import { and, eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Actor } from '#shared/domain/people/actor.ts';
import type { OpenedPrompt } from '#shared/domain/trade/purchase.ts';
import type { Context } from '../../context/context.ts';
import type { Database } from '../../db/client.ts';
import { entitlements, openings } from '../../db/schema/orders.ts';
import { getPerson } from '../../context/request-context.ts';
import { readLicenseOf, readTextInForce } from '../legal-text/read-legal-texts.ts';
import { lockBuyer } from '../order/settle/read-current-state.ts';
import { countOpening } from '../order/settle/settle-entitlements.ts';
import { readSealedContent } from '../sealed/sealed-content.ts';
import { type PurchaseRow, readPurchaseRow } from './read-purchases.ts';

/**
 * Reads the prompt for the holder of an entitlement who agreed to the opening terms; each version's first opening
 * is kept with its hash. `purchase_revoked` once the money went back, `conflict` where the terms are others by now.
 */
export async function openPurchase(
  { db, now }: Pick<Context, 'db' | 'now'>,
  actor: Actor,
  { id, termsVersion, version: wanted }: InputOf<CloudContract['purchases.open']>
): Promise<OpenedPrompt> {
  const person = getPerson({ actor }, 'purchase.open');
  return db.transaction(async (tx) => {
    await lockBuyer(tx, person.id);
    const purchase = await readPurchaseRow(tx, person.id, id);
    if (purchase.state === 'revoked') throw new ContractFailure('purchase_revoked');
    const { item, order } = purchase;
    const agreed = await checkConsent(tx, purchase, termsVersion, now());
    const newest = purchase.newestVersion ?? item.version;
    const version = wanted ?? newest;
    const isTheirs = version >= item.version && version <= newest;
    const sealed = isTheirs ? await readSealedContent(tx, { listingId: item.listingId, version }) : undefined;
    if (sealed === undefined) throw new ContractFailure('not_found');
    const openedAt = await recordOpening(
      tx,
      purchase,
      { version, contentHash: sealed.contentHash, termsVersion: agreed },
      now()
    );
    return {
      ...sealed,
      purchaseId: id,
      slug: purchase.slug,
      title: purchase.title,
      sellerName: purchase.seller.displayName,
      version,
      licence: order.licence,
      licenceVersion: order.licenceVersion,
      licenceText: (await readLicenseOf(tx, order)).texts.en,
      openedAt
    };
  });
}

/** The version of the terms that the buyer agreed to, now or when they opened the purchase first. */
async function checkConsent(
  tx: Database,
  { id, openedAt }: PurchaseRow,
  termsVersion: string | undefined,
  now: number
): Promise<string> {
  if (openedAt !== null) {
    const [first] = await tx
      .select({ termsVersion: openings.termsVersion })
      .from(openings)
      .where(eq(openings.entitlementId, id))
      .orderBy(openings.openedAt, openings.version)
      .limit(1);
    if (first !== undefined) return first.termsVersion;
  }
  const { version } = await readTextInForce(tx, 'openingTerms', now);
  if (termsVersion !== version) throw new ContractFailure('conflict');
  return version;
}

/** When this version was opened first, Unix milliseconds. */
async function recordOpening(
  tx: Database,
  { id, item, openedAt: openedBefore }: PurchaseRow,
  opened: Readonly<Pick<typeof openings.$inferInsert, 'version' | 'contentHash' | 'termsVersion'>>,
  now: number
): Promise<number> {
  const openedAt = new Date(now);
  const entitlementId = id;
  const recorded = await tx
    .insert(openings)
    .values({ ...opened, entitlementId, openedAt })
    .onConflictDoNothing()
    .returning({ version: openings.version });
  if (openedBefore === null) {
    await tx
      .update(entitlements)
      .set({ state: 'opened', openedAt, updatedAt: openedAt })
      .where(eq(entitlements.id, id));
    await countOpening(tx, item.listingId, openedAt, 1);
  }
  if (recorded.length > 0) return now;
  const [before] = await tx
    .select({ openedAt: openings.openedAt })
    .from(openings)
    .where(and(eq(openings.entitlementId, id), eq(openings.version, opened.version)));
  return before?.openedAt.getTime() ?? now;
}

import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { LegalText } from '#shared/domain/market/legal/legal-text.ts';
import { sellerTerms } from '#shared/domain/market/seller-terms.ts';
import type { Database } from '../../db/client.ts';
import { sellers } from '../../db/schema/listings.ts';
import { acceptedSellerTerms } from '../../db/schema/platform.ts';
import { hashLegalText, readTextInForce } from './read-legal-texts.ts';

/** Keeps which terms a seller accepted, and when first. */
export async function addAcceptance(
  tx: Database,
  sellerId: string,
  terms: LegalText,
  acceptedAt: Date
): Promise<void> {
  await tx
    .insert(acceptedSellerTerms)
    .values({ sellerId, version: terms.version, hash: hashLegalText(terms), acceptedAt })
    .onConflictDoNothing();
}

/** Sellers who did not apply by the form, such as those of the demo, are treated as having accepted the first terms. */
export async function areTermsOutdated(db: Database, accepted: string | null, now: number): Promise<boolean> {
  const { version } = await readTextInForce(db, 'sellerTerms', now);
  return version !== (accepted ?? sellerTerms.version);
}

/** Throws `seller_terms_not_accepted` for a seller who has not accepted the terms in force. */
export async function refuseOutdatedTerms(tx: Database, sellerId: string, now: number): Promise<void> {
  const [seller] = await tx
    .select({ accepted: sellers.termsVersion })
    .from(sellers)
    .where(eq(sellers.userId, sellerId));
  if (await areTermsOutdated(tx, seller?.accepted ?? null, now))
    throw new ContractFailure('seller_terms_not_accepted');
}

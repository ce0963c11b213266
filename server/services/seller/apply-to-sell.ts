import { eq } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { Seller, SellerApplication } from '#shared/domain/market/seller.ts';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { users } from '../../db/schema/accounts.ts';
import { sellers } from '../../db/schema/listings.ts';
import { addAcceptance } from '../legal-text/accepted-terms.ts';
import { hashLegalText, readTextInForce } from '../legal-text/read-legal-texts.ts';
import { refuseForbiddenWords } from '../moderation/refuse-forbidden-words.ts';
import { readSeller } from './read-seller.ts';

/** Accepts an application at once and stores the accepted terms. Applying again changes nothing. */
export async function applyToSell(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { displayName, country, sells, termsVersion }: SellerApplication,
  request: RequestContext
): Promise<Seller> {
  const { id } = getPerson(request, 'seller.apply');
  const terms = await readTextInForce(db, 'sellerTerms', now());
  if (termsVersion !== terms.version) throw new ContractFailure('seller_terms_changed');
  return db.transaction(async (tx) => {
    const [person] = await tx.select({ username: users.username }).from(users).where(eq(users.id, id));
    await refuseForbiddenWords(tx, { name: displayName, username: person?.username ?? '' });
    const moment = new Date(now());
    const applied = await tx
      .insert(sellers)
      .values({
        userId: id,
        state: 'active',
        createdAt: moment,
        country,
        sells,
        termsVersion,
        termsHash: hashLegalText(terms)
      })
      .onConflictDoNothing()
      .returning({ userId: sellers.userId });
    if (applied.length > 0) {
      await addAcceptance(tx, id, terms, moment);
      await tx.update(users).set({ displayName, updatedAt: moment }).where(eq(users.id, id));
    }
    const seller = await readSeller(tx, id, now());
    if (seller === null) throw new ContractFailure('conflict');
    return seller;
  });
}

/** Throws `seller_terms_changed` for a version that is not in force. Accepting twice changes nothing. */
export async function acceptSellerTerms(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { version }: InputOf<CloudContract['sellers.acceptTerms']>,
  request: RequestContext
): Promise<Seller> {
  const { id } = getPerson(request, 'listing.write');
  return db.transaction(async (tx) => {
    const moment = now();
    const terms = await readTextInForce(tx, 'sellerTerms', moment);
    if (version !== terms.version) throw new ContractFailure('seller_terms_changed');
    await tx
      .update(sellers)
      .set({ termsVersion: version, termsHash: hashLegalText(terms) })
      .where(eq(sellers.userId, id));
    await addAcceptance(tx, id, terms, new Date(moment));
    const seller = await readSeller(tx, id, moment);
    if (seller === null) throw new ContractFailure('not_found');
    return seller;
  });
}

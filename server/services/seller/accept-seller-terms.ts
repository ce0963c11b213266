import { eq } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf } from '#shared/contract/procedure.ts';
import type { Seller } from '#shared/domain/market/seller.ts';
import type { Context } from '../../context/context.ts';
import { getPerson, type RequestContext } from '../../context/request-context.ts';
import { sellers } from '../../db/schema/listings.ts';
import { addAcceptance } from '../legal-text/accepted-terms.ts';
import { hashLegalText, readTextInForce } from '../legal-text/read-legal-texts.ts';
import { readSeller } from './read-seller.ts';

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

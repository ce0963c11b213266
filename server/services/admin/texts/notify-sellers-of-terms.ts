import { ne } from 'drizzle-orm';
import type { Context } from '../../../context/context.ts';
import type { Database } from '../../../db/client.ts';
import { sellers } from '../../../db/schema/listings.ts';
import { addNotice } from '../../notice/add-notice.ts';

type News = { readonly version: string; readonly isWithdrawn: boolean };

/** Tells every seller which terms begin when, or that they do not begin after all. */
export async function notifySellersOfTerms(
  context: Pick<Context, 'now' | 'newId'>,
  tx: Database,
  { version, isWithdrawn }: News
): Promise<void> {
  const rows = await tx.select({ id: sellers.userId }).from(sellers).where(ne(sellers.state, 'suspended'));
  // A version that was withdrawn can be scheduled again for the same day, which is news once more.
  const key = `seller_terms ${version} ${isWithdrawn ? 'withdrawn ' : ''}${context.now()}`;
  await addNotice(context, tx, {
    to: rows.map(({ id }) => id),
    key,
    subject: { kind: 'seller_terms', beginsOn: version, isWithdrawn }
  });
}

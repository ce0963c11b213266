import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { leastVisitorsOfPhrase, readSearchPhrase } from '#shared/domain/market/dashboard/search-miss.ts';
import type { Database } from '../../../db/client.ts';
import { countedViews } from '../../../db/schema/views.ts';
import { nameVisitor, type Visitor } from './name-visitor.ts';

type Opening = {
  readonly sellerId: string;
  readonly day: string;
  readonly salt: string;
  readonly visitor: Visitor;
  readonly phrase: string;
};

/**
 * Counts the words by which a listing of the seller was found, once for each visitor and UTC day. The words themselves are
 * stored only once enough visitors of the day have used them, so that they identify no one.
 */
export async function countPhrase(
  tx: Database,
  { sellerId, day, salt, visitor, phrase: text }: Opening
): Promise<void> {
  const phrase = readSearchPhrase(text);
  if (phrase === null) return;
  const hashOf = (...parts: readonly string[]): string =>
    createHash('sha256')
      .update([salt, 'phrase', ...parts].join('\n'))
      .digest('base64url');
  const counted = await tx
    .insert(countedViews)
    .values({ day, hash: hashOf(nameVisitor(visitor), sellerId, phrase) })
    .onConflictDoNothing()
    .returning({ hash: countedViews.hash });
  if (counted.length === 0) return;
  await tx.execute(sql`
    insert into seller_search_phrases as p (seller_id, day, hash, visitors)
    values (${sellerId}, ${day}::date, ${hashOf(sellerId, phrase)}, 1)
    on conflict (seller_id, day, hash) do update set visitors = p.visitors + 1,
      phrase = case when p.visitors + 1 >= ${leastVisitorsOfPhrase}::int then ${phrase} end`);
}

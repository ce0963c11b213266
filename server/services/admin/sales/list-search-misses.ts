import { between, desc, isNotNull, sql } from 'drizzle-orm';
import type { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';
import type { SearchMiss } from '#shared/domain/trade/sales/sales-report.ts';
import type { Context } from '../../../context/context.ts';
import { searchMisses } from '../../../db/schema/views.ts';

const mostPhrases = 50;

/** The phrases that became known on a day of the range, with their searches of the whole range. */
export async function listSearchMisses(
  { db }: Pick<Context, 'db'>,
  { from, to }: StatisticsRange
): Promise<SearchMiss[]> {
  const searches = sql<number>`sum(${searchMisses.searches})::int`;
  const phrase = sql<string>`max(${searchMisses.phrase})`;
  return db
    .select({ phrase, searches })
    .from(searchMisses)
    .where(between(searchMisses.day, from, to))
    .groupBy(searchMisses.hash)
    .having(isNotNull(phrase))
    .orderBy(desc(searches), phrase)
    .limit(mostPhrases);
}

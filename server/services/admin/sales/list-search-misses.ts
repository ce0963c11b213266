import { between, desc, gte, sql } from 'drizzle-orm';
import { leastSearches } from '#shared/domain/market/search-miss.ts';
import type { StatisticsRange } from '#shared/domain/market/seller-statistics.ts';
import type { SearchMiss } from '#shared/domain/trade/sales/sales-report.ts';
import type { Context } from '../../../context/context.ts';
import { searchMisses } from '../../../db/schema/views.ts';

const mostPhrases = 50;

export async function listSearchMisses(
  { db }: Pick<Context, 'db'>,
  { from, to }: StatisticsRange
): Promise<SearchMiss[]> {
  const searches = sql<number>`sum(${searchMisses.searches})::int`;
  return db
    .select({ phrase: searchMisses.phrase, searches })
    .from(searchMisses)
    .where(between(searchMisses.day, from, to))
    .groupBy(searchMisses.phrase)
    .having(gte(searches, leastSearches))
    .orderBy(desc(searches), searchMisses.phrase)
    .limit(mostPhrases);
}

import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ListingSearch } from '#shared/domain/market/listing-search.ts';
import {
  leastSearches,
  mostPhrasesADay,
  readMissedPhrase,
  searchMissDays
} from '#shared/domain/market/dashboard/search-miss.ts';
import { addDays, toIsoDate } from '#shared/kit/iso-date.ts';
import { defineJob } from '../../../context/job.ts';
import type { Context } from '../../../context/context.ts';
import { searchMisses } from '../../../db/schema/views.ts';

/**
 * Counts a search that found nothing by its day and phrase; who searched is not kept. Text that somebody pasted by
 * mistake, a purchased prompt among it, is not in the database, since only the third search of a day stores the phrase.
 */
export async function countSearchMiss(
  { db, now, secret }: Pick<Context, 'db' | 'now' | 'secret'>,
  search: ListingSearch
): Promise<void> {
  const phrase = readMissedPhrase(search);
  if (phrase === null) return;
  const day = toIsoDate(now()).slice(0, 10);
  const hash = createHmac('sha256', secret).update(`search miss\n${phrase}`).digest('base64url');
  await db.execute(sql`
    insert into search_misses as m (day, hash, searches)
    select ${day}::date, ${hash}, 1
    where exists (select from search_misses where day = ${day}::date and hash = ${hash})
      or (select count(*) from search_misses where day = ${day}::date) < ${mostPhrasesADay}::int
    on conflict (day, hash) do update set searches = m.searches + 1,
      phrase = case when m.searches + 1 >= ${leastSearches}::int then ${phrase} end`);
}

export const removeOldSearchMisses = defineJob({
  name: 'remove-old-search-misses',
  payload: z.object({}),
  schedule: '25 3 * * *',
  run: async ({ db, now }) => {
    const today = toIsoDate(now()).slice(0, 10);
    await db.delete(searchMisses).where(lt(searchMisses.day, addDays(today, -searchMissDays)));
  }
});

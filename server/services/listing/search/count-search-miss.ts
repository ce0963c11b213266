import { lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ListingSearch } from '#shared/domain/market/listing-search.ts';
import { mostPhrasesADay, readMissedPhrase, searchMissDays } from '#shared/domain/market/search-miss.ts';
import { addDays, toIsoDate } from '#shared/kit/iso-date.ts';
import { defineJob } from '../../../context/job.ts';
import type { Context } from '../../../context/context.ts';
import { searchMisses } from '../../../db/schema/views.ts';

/** Counts a search that found nothing by its day and phrase; who searched is not kept. */
export async function countSearchMiss(
  { db, now }: Pick<Context, 'db' | 'now'>,
  search: ListingSearch
): Promise<void> {
  const phrase = readMissedPhrase(search);
  if (phrase === null) return;
  const day = toIsoDate(now()).slice(0, 10);
  await db.execute(sql`
    insert into search_misses as m (day, phrase, searches)
    select ${day}::date, ${phrase}, 1
    where exists (select from search_misses where day = ${day}::date and phrase = ${phrase})
      or (select count(*) from search_misses where day = ${day}::date) < ${mostPhrasesADay}::int
    on conflict (day, phrase) do update set searches = m.searches + 1`);
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

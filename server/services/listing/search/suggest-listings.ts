import { sql } from 'drizzle-orm';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../../../context/context.ts';
import { readSearch } from './read-search.ts';
import { isCurrentRow } from './filter-listings.ts';

type Suggestions = OutputOf<CloudContract['listings.suggest']>;
const maxListingSuggestions = 5;
/** One letter matches too many listings to sort at every keystroke. */
const maxCandidates = 500;
const maxSuggestions = 8;

/** Of what is to be seen only: titles by their words, tags and sellers by their beginning. */
export async function suggestListings(
  { db }: Pick<Context, 'db'>,
  { search }: { readonly search: string }
): Promise<Suggestions> {
  const words = await readSearch(db, search, { within: 'A' });
  const beginning = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<Suggestions[number]>(sql`
    (select title as text, 'listing' as kind, slug
      from (select * from listing_search s where ${isCurrentRow} and s.document @@ ${words}::tsquery limit ${maxCandidates}) found
      order by trending desc, listing_id desc limit ${maxListingSuggestions})
    union all
    (select tag, 'tag', null from search_tags where lower(tag) like ${beginning} order by uses desc, tag limit 3)
    union all
    (select u.display_name, 'seller', u.username from users u
      where (u.username like ${beginning} or lower(u.display_name) like ${beginning})
        and exists (select 1 from listing_search s where ${isCurrentRow} and s.seller_id = u.id)
      order by u.username limit 2)`);
  return rows.slice(0, maxSuggestions);
}

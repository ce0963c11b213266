import { sql } from 'drizzle-orm';
import {
  chooseSpellingSuggestions,
  maxEditDistance,
  minSharedLetters
} from '#shared/domain/market/spelling-suggestions.ts';
import type { Database } from '../../../db/client.ts';
import { getPreparedStatement } from '../../../db/prepared-statements.ts';

/** Of the words that begin or end as the typed one does and could be it, those that look most like it. */
const maxSimilarityRows = 100;

type SimilarityRow = { readonly word: string };

/**
 * An error adds at most one letter that the other word lacks, and a transposition adds none, so few words are left to
 * compare letter by letter. Trigrams would miss short words with swapped letters.
 */
const writeLikenesses = () => sql`
  with typed as (
    select ${sql.placeholder('beginning')}::text as beginning, ${sql.placeholder('ending')}::text as ending,
      ${sql.placeholder('word')}::text as word, ${sql.placeholder('errors')}::int as errors
  )
  select alike.word
  from typed cross join lateral (
    select word from search_words
    where word ~>=~ typed.beginning and word ~<~ (typed.beginning || chr(1114111))
    union
    select word from search_words
    where reverse(word) ~>=~ typed.ending and reverse(word) ~<~ (typed.ending || chr(1114111))
  ) alike
  where abs(char_length(alike.word) - char_length(typed.word)) <= typed.errors
    and char_length(translate(alike.word, typed.word, '')) <= typed.errors
    and char_length(translate(typed.word, alike.word, '')) <= typed.errors
  order by char_length(translate(alike.word, typed.word, '')) + char_length(translate(typed.word, alike.word, '')),
    alike.word <-> typed.word, alike.word limit ${sql.raw(String(maxSimilarityRows))}`;

/** Spelling suggestions for a word that no listing has: the catalog's most similar words. */
export async function findSpellingSuggestions(db: Database, word: string): Promise<readonly string[]> {
  const shared = minSharedLetters(word);
  if (shared === 0) return [];
  const letters = Array.from(word);
  const beginning = letters.slice(0, shared).join('');
  const ending = letters.slice(-shared).toReversed().join('');
  const rows = await getPreparedStatement<SimilarityRow>(db, 'read_likenesses', writeLikenesses).execute({
    beginning,
    ending,
    word,
    errors: maxEditDistance(word)
  });
  return chooseSpellingSuggestions(
    word,
    rows.map((row) => row.word)
  );
}

import { sql } from 'drizzle-orm';
import { chooseMeantWords, countSharedLetters, mostErrors } from '#shared/domain/market/meant-words.ts';
import type { Database } from '../../db/client.ts';
import { keysAsked, readTogether } from '../../db/read-together.ts';

/** Of the words that begin or end as the typed one does and could be it, those that look most like it. */
const mostLikenesses = 100;

type LikenessRow = {
  /** A beginning, an end from its last letter on, the typed word and its errors, with a space between: words have none. */
  readonly key: string;
  readonly likenesses: readonly string[];
};

/**
 * An error brings one letter that the other word has not at most, and two that changed places bring none: so few words
 * are left to be counted letter by letter. Of trigrams a short word with swapped letters shares none.
 */
const readLikenesses = readTogether<LikenessRow>({
  name: 'read_likenesses',
  keyOf: ({ key }) => key,
  write: () => sql`
    select typed.key, array(
      select alike.word
      from (
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
        alike.word <-> typed.word, alike.word limit ${sql.raw(String(mostLikenesses))}
    ) as likenesses
    from ${keysAsked} given (key)
    cross join lateral (
      select given.key, split_part(given.key, ' ', 1) as beginning, split_part(given.key, ' ', 2) as ending,
        split_part(given.key, ' ', 3) as word, split_part(given.key, ' ', 4)::int as errors
    ) typed`
});

/** What was likely meant by a word that no listing has: those of the catalogue's words that are nearest to it. */
export async function findMeantWords(db: Database, word: string): Promise<readonly string[]> {
  const shared = countSharedLetters(word);
  if (shared === 0) return [];
  const letters = Array.from(word);
  const beginning = letters.slice(0, shared).join('');
  const ending = letters.slice(-shared).toReversed().join('');
  const [row] = await readLikenesses(db, [`${beginning} ${ending} ${word} ${mostErrors(word)}`]);
  return chooseMeantWords(word, row?.likenesses ?? []);
}

import { sql } from 'drizzle-orm';
import { chooseMeantWords, countSharedLetters } from '#shared/domain/marketplace/meant-words.ts';
import type { Database } from '../../db/client.ts';
import { keysAsked, readTogether } from '../../db/read-together.ts';

/** Of the words that begin or end as the typed one does, those that look most like it. */
const mostLikenesses = 32;

type LikenessRow = {
  /** A beginning, an end from its last letter on, and the typed word, with a space between: words have none. */
  readonly key: string;
  readonly likenesses: readonly string[];
};

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
      order by alike.word <-> typed.word, alike.word limit ${sql.raw(String(mostLikenesses))}
    ) as likenesses
    from ${keysAsked} given (key)
    cross join lateral (
      select given.key, split_part(given.key, ' ', 1) as beginning, split_part(given.key, ' ', 2) as ending,
        split_part(given.key, ' ', 3) as word
    ) typed`
});

/** What was likely meant by a word that no listing has: those of the catalogue's words that are nearest to it. */
export async function findMeantWords(db: Database, word: string): Promise<readonly string[]> {
  const shared = countSharedLetters(word);
  if (shared === 0) return [];
  const letters = Array.from(word);
  const beginning = letters.slice(0, shared).join('');
  const ending = letters.slice(-shared).toReversed().join('');
  const [row] = await readLikenesses(db, [`${beginning} ${ending} ${word}`]);
  return chooseMeantWords(word, row?.likenesses ?? []);
}

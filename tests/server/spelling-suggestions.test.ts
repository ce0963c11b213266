// Spelling suggestions in a large catalog, where most words begin or end like many others.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findSpellingSuggestions } from '#server/services/listing/search/find-spelling-suggestions.ts';
import { pickOne, randomInteger, seededRandom } from '#shared/kit/random.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/server/test-database.ts';

let database: TestDatabase;

const meant = ['lamp', 'with', 'long', 'rain', 'neon', 'storm', 'dream', 'winter', 'lantern', 'documentary'];

beforeAll(async () => {
  database = await startTestDatabase();
  const random = seededRandom(7);
  const letters = Array.from('aeiouaeioulmnprstwdgkbh');
  const others = Array.from({ length: 12_000 }, () =>
    Array.from({ length: randomInteger(random, 3, 9) }, () => pickOne(random, letters)).join('')
  );
  const words = [...new Set([...meant, ...others])];
  await database.db.execute(
    sql`insert into search_words select unnest(${sql.param(words)}::text[]), 1 on conflict do nothing`
  );
});
afterAll(() => database.drop());

/** Every way to type a word with two letters that changed places. */
const listSwaps = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join('')
  ).filter((typed) => typed !== word);

describe('what was meant', () => {
  test.each(meant)('by two letters of "%s" that changed places is found among many words', async (word) => {
    const missed: string[] = [];
    for (const typed of listSwaps(word)) {
      if (!(await findSpellingSuggestions(database.db, typed)).includes(word)) missed.push(typed);
    }
    expect(missed).toEqual([]);
  });

  test.each([
    ['lomp', 'lamp'],
    ['lampp', 'lamp'],
    ['amp', 'nothing, for it is too short'],
    ['stoorm', 'storm'],
    ['sorm', 'storm'],
    ['winxer', 'winter'],
    ['documxxtary', 'documentary']
  ])('by "%s" is %s', async (typed, word) => {
    const found = await findSpellingSuggestions(database.db, typed);
    expect(found.filter((known) => meant.includes(known))).toEqual(meant.includes(word) ? [word] : []);
  });
});

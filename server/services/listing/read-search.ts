import { type SQL, sql } from 'drizzle-orm';
import { chooseMeantWords } from '#shared/domain/marketplace/meant-words.ts';
import { listSearchWords } from '#shared/domain/marketplace/search-words.ts';
import type { Database } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { stemmers } from './search-document.ts';

/** More words than anybody types would only cost time. */
const mostWords = 12;
/** Of the words in the catalogue, those that look most like a typed one. */
const mostLikenesses = 16;

type ReadWord = {
  readonly word: string;
  readonly is_known: boolean;
  readonly begins_known: boolean;
  readonly is_filler: boolean;
  readonly stems: readonly string[];
  readonly likenesses: readonly string[];
};

/**
 * What a search text asks the index for, as a `tsquery`: all of its words, each also by its stems; a word that no
 * listing has by those that look like it; the last one by its beginning, for it may not be typed to its end. Null
 * where it has no word. `within` A keeps to titles.
 */
export async function readSearch(
  db: Database,
  text: string,
  { within = '' }: { readonly within?: '' | 'A' } = {}
): Promise<string | null> {
  const words = [...new Set(listSearchWords(text))].slice(0, mostWords);
  if (words.length === 0) return null;
  const rows = await recallWords(db, words);
  const telling = rows.filter(({ is_filler }) => !is_filler);
  const asked = telling.length === 0 ? rows : telling;
  return asked.map((row) => `(${listForms(row, row.word === words.at(-1), within).join(' | ')})`).join(' & ');
}

function listForms(row: ReadWord, isLast: boolean, within: string): string[] {
  const { word, is_known, begins_known, stems, likenesses } = row;
  const isMeant = is_known || (isLast && begins_known);
  const meant = isMeant ? [] : chooseMeantWords(word, likenesses);
  const mark = within === '' ? '' : `:${within}`;
  return [
    isLast ? `${quote(word)}:*${within}` : `${quote(word)}${mark}`,
    ...[...stems, ...meant].map((form) => `${quote(form)}${mark}`)
  ];
}

/** Words are letters and digits alone, so that nothing in them could end the quotes. */
const quote = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`;

/** Long enough for a busy hour's words, short enough that a new word is soon one that is known. */
const recalledMs = 10_000;
const mostRecalled = 5000;
type Recalled = { readonly row: ReadWord; readonly until: number };
const recalled = new WeakMap<Database, Map<string, Recalled>>();

/** What the catalogue knows of each word, read for those that nobody typed a moment ago. */
async function recallWords(db: Database, words: readonly string[]): Promise<ReadWord[]> {
  const known = recalled.get(db) ?? new Map<string, Recalled>();
  recalled.set(db, known);
  const now = performance.now();
  const unfinished = words.at(-1);
  // The last word may be the beginning of one, and is then not looked up by likeness.
  const keyOf = (word: string): string => (word === unfinished ? `${word}*` : word);
  const fresh = words.filter((word) => (known.get(keyOf(word))?.until ?? 0) < now);
  if (fresh.length > 0) {
    if (known.size > mostRecalled) known.clear();
    const rows = await prepareOnce<ReadWord>(db, 'read_words', readWords).execute({
      words: fresh,
      unfinished
    });
    for (const row of rows) known.set(keyOf(row.word), { row, until: now + recalledMs });
  }
  return words.flatMap((word) => known.get(keyOf(word))?.row ?? []);
}

/** A pattern that the statement is only given with its values is not looked up in an index; two bounds are. */
const beginsKnown = sql`exists (
  select 1 from search_words where word ~>=~ typed.word and word ~<~ (typed.word || chr(1114111))
)`;

const readWords = (): SQL => sql`
  select
    typed.word,
    exists (select 1 from search_words where word = typed.word) as is_known,
    ${beginsKnown} as begins_known,
    coalesce(bool_or(shortened.lexemes = '{}'), false) as is_filler,
    coalesce(array_agg(distinct shortened.lexemes[1]) filter (where shortened.lexemes[1] <> typed.word), '{}') as stems,
    case when exists (select 1 from search_words where word = typed.word)
      or (typed.word = ${sql.placeholder('unfinished')} and ${beginsKnown}) then '{}'
    else array(
      select word from search_words order by word <-> typed.word limit ${sql.raw(String(mostLikenesses))}
    ) end as likenesses
  from unnest(${sql.placeholder('words')}::text[]) with ordinality as typed (word, position)
  cross join lateral (values ${sql.join(
    stemmers.map((stemmer) => sql`(ts_lexize(${sql.raw(`'${stemmer}'`)}, typed.word))`),
    sql`, `
  )}) as shortened (lexemes)
  group by typed.word, typed.position
  order by typed.position`;

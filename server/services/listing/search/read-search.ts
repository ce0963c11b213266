import { sql } from 'drizzle-orm';
import { listSearchWords } from '#shared/domain/market/search-words.ts';
import type { Database } from '../../../db/client.ts';
import { getPreparedStatement, requestedKeys } from '../../../db/prepared-statements.ts';
import { findSpellingSuggestions } from './find-spelling-suggestions.ts';
import { stemmers } from './search-document.ts';

/** More words than anybody types would only cost time. */
const maxSearchWords = 12;

type WordRow = {
  /** The word, marked where it may not be finished. */
  readonly key: string;
  readonly word: string;
  /** True if a listing contains the word or, for a word that may be unfinished, one with that prefix. */
  readonly is_known: boolean;
  /** True if it is a stop word of a language. */
  readonly is_filler: boolean;
  readonly stems: readonly string[];
};

/** `meant` are words that listings have, for one that none has. */
type ReadWord = WordRow & { readonly meant: readonly string[] };

/**
 * A search text as a `tsquery`: all of its words and their stems; spelling suggestions for a word that no listing
 * contains; the last word as a prefix, since it may be unfinished. Stop words such as "the" or "de" are dropped if
 * another word remains. Null for an empty query. `within` A restricts it to titles.
 */
export async function readSearch(
  db: Database,
  text: string,
  { within = '' }: { readonly within?: '' | 'A' } = {}
): Promise<string | null> {
  const words = await readSearchWords(db, text);
  if (words.length === 0) return null;
  return words.map(({ query, titleQuery }) => (within === 'A' ? titleQuery : query)).join(' & ');
}

/** The words of a search text that it asks for, each as a `tsquery` of its own. */
export async function readSearchWords(
  db: Database,
  text: string
): Promise<readonly { readonly word: string; readonly query: string; readonly titleQuery: string }[]> {
  const words = [...new Set(listSearchWords(text))].slice(0, maxSearchWords);
  if (words.length === 0) return [];
  const keys = words.map((word) => (word === words.at(-1) ? `${word}${unfinishedMark}` : word));
  const rows = await recallWords(db, keys);
  const telling = rows.filter(({ word, is_filler }) => !is_filler || homographs.has(word));
  const asked = telling.length === 0 ? rows : telling;
  const write = (row: ReadWord, within: '' | 'A') =>
    `(${listForms(row, row.word === words.at(-1), within).join(' | ')})`;
  return asked.map((row) => ({ word: row.word, query: write(row, ''), titleQuery: write(row, 'A') }));
}

function listForms(row: ReadWord, isLast: boolean, within: string): string[] {
  const { word, stems, meant } = row;
  const mark = within === '' ? '' : `:${within}`;
  return [
    isLast ? `${quote(word)}:*${within}` : `${quote(word)}${mark}`,
    ...[...stems, ...meant].map((form) => `${quote(form)}${mark}`)
  ];
}

/** Words are letters and digits alone, so that nothing in them could end the quotes. */
const quote = (word: string): string => `'${word.replaceAll(/['\\]/g, '')}'`;

/** Long enough for a busy hour's words, short enough that a new word is soon one that is known. */
const wordCacheTtlMs = 10_000;
const maxCachedWords = 5000;
type Recalled = { readonly row: ReadWord; readonly until: number };
const recalled = new WeakMap<Database, Map<string, Recalled>>();

/** Looks up words in the catalog, in one statement for those that are not cached. */
async function recallWords(db: Database, keys: readonly string[]): Promise<readonly ReadWord[]> {
  const known = recalled.get(db) ?? new Map<string, Recalled>();
  recalled.set(db, known);
  const now = performance.now();
  const rows = new Map<string, ReadWord>();
  for (const key of keys) {
    const cached = known.get(key);
    if (cached !== undefined && cached.until >= now) rows.set(key, cached.row);
  }
  const missing = keys.filter((key) => !rows.has(key));
  for (const row of await readWords(db, missing)) {
    const read = { ...row, meant: row.is_known ? [] : await findSpellingSuggestions(db, row.word) };
    if (known.size >= maxCachedWords) known.clear();
    known.set(row.key, { row: read, until: now + wordCacheTtlMs });
    rows.set(row.key, read);
  }
  return keys.flatMap((key) => rows.get(key) ?? []);
}

async function readWords(db: Database, keys: readonly string[]): Promise<readonly WordRow[]> {
  if (keys.length === 0) return [];
  return getPreparedStatement<WordRow>(db, 'read_words', writeWords).execute({ keys: [...keys] });
}

/** Behind the last word, which may be the beginning of one. */
const unfinishedMark = '*';
const star = sql.raw(`'${unfinishedMark}'`);

/** A pattern that the statement is only given with its values is not looked up in an index; two bounds are: those of
 * a whole word have only the word between them, since no word holds the character 1. */
const writeWords = () => sql`
  select typed.key, typed.word, found.is_known,
    coalesce(bool_or(shortened.lexemes = '{}'), false) as is_filler,
    coalesce(array_agg(distinct shortened.lexemes[1]) filter (where shortened.lexemes[1] <> typed.word), '{}') as stems
  from ${requestedKeys} given (key)
  cross join lateral (
    select given.key, rtrim(given.key, ${star}) as word, right(given.key, 1) = ${star} as is_unfinished
  ) typed
  cross join lateral (
    select count(*) > 0 as is_known from (
      select 1 from search_words
      where word ~>=~ typed.word
        and word ~<~ (typed.word || case when typed.is_unfinished then chr(1114111) else chr(1) end)
      limit 1
    ) one
  ) found
  cross join lateral (values ${sql.join(
    stemmers.map((stemmer) => sql`(ts_lexize(${sql.raw(`'${stemmer}'`)}, typed.word))`),
    sql`, `
  )}) as shortened (lexemes)
  group by typed.key, typed.word, found.is_known`;

/**
 * English words that are fillers in Spanish, French, German, Italian or Portuguese: a search for a red hat, a storm at
 * sea or a war film means them. What a text in one of those languages is made of, it holds itself, so asking for the
 * word there loses little; how often a word is used would not tell the two apart in a small catalog.
 */
const homographs: ReadonlySet<string> = new Set(
  'ad ai aura bin come den die dove era eras fu hat hay man nun pour sea seas sin son soy war'.split(' ')
);

// The indexed text of a listing: each word as written, and as the dictionary of each of its languages stems it.
import { sql, type SQL } from 'drizzle-orm';
import type { languages } from '#shared/domain/craft/prompt/prompt-choices.ts';

/** The languages that PostgreSQL brings a dictionary for, by its name. */
const dictionaries: Readonly<Partial<Record<(typeof languages)[number], string>>> = {
  English: 'english',
  Spanish: 'spanish',
  French: 'french',
  German: 'german',
  Italian: 'italian',
  Portuguese: 'portuguese',
  Russian: 'russian',
  Arabic: 'arabic',
  Hindi: 'hindi',
  Tamil: 'tamil'
};

/** Names of the snowball dictionaries, e.g. "english_stem". */
export const stemmers: readonly string[] = Object.values(dictionaries).map((name) => `${name}_stem`);

const configuration = sql`case v.text_language
  ${sql.join(
    Object.entries(dictionaries).map(([language, name]) => sql.raw(`when '${language}' then '${name}'`)),
    sql` `
  )} else 'simple' end::regconfig`;

/** Lexemes have no place behind this one. */
const lastPlace = 16_383;

/** The words as they are: PostgreSQL's own reader would take "38e5db" for a number and two letters. */
const asWritten = (words: SQL, weight: SQL): SQL => sql`coalesce((
  select string_agg(format('''%s'':%s${weight}', word, least(place, ${sql.raw(String(lastPlace))})), ' ')
  from unnest(${words}) with ordinality as written (word, place)), '')::tsvector`;

const weigh = (words: SQL, weight: 'A' | 'B' | 'C'): SQL => {
  const shortened = sql`to_tsvector(${configuration}, array_to_string(${words}, ' '))`;
  return sql`${asWritten(words, sql.raw(weight))} || setweight(${shortened}, ${sql.raw(`'${weight}'`)})`;
};

/** Of a version `v`: a word of the title weighs more than one of the tags, and that more than one of the text. */
export const buildSearchDocument = (): SQL =>
  sql`${weigh(sql`v.title_words`, 'A')} || ${weigh(sql`v.tag_words`, 'B')} || ${weigh(sql`v.text_words`, 'C')}`;

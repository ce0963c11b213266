// Nothing pasted is lost: every word ends up in a field or in the additional parameters.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pastedPrompts } from '#tests/support/pasted-prompts/all-fixtures.ts';
import { anyPromptDocument } from '#tests/support/prompt-arbitrary.ts';
import { formatPromptMarkdown } from '../prompt/text/prompt-markdown.ts';
import { slugLine } from '../prompt/text/slug-line.ts';
import { toVeo3Data } from '../prompt/text/veo3-data.ts';
import { writePromptText } from '../prompt/text/write-prompt.ts';
import { framingWords, type Parsed } from './build-parsed.ts';
import { cleanPaste } from './read/hidden-characters.ts';
import { parsePaste } from './parse-paste.ts';
import { keyWords, listWords } from './words/tokenize.ts';

const wordsOfResult = ({ name, data }: Parsed): ReadonlySet<string> =>
  new Set([
    ...listWords(name),
    ...Object.values(data).flatMap((value) => listWords([value].flat().join('\n')))
  ]);

/** Words that the parser cannot know, so that none of them can be framing. */
const unknownWord = fc
  .tuple(
    fc.constantFrom('zor', 'quib', 'vex', 'жук', '鳥', 'ñan'),
    fc.constantFrom('blat', 'mip', 'dulk', 'فل', '森')
  )
  .map((parts) => parts.join(''));

const structure = fc.constantFrom(
  '. ',
  ', ',
  ': ',
  '\n',
  '\n\n',
  ' "',
  '" ',
  '“',
  '”',
  ' - ',
  '- ',
  '* ',
  '**',
  '# ',
  '## ',
  '> ',
  '| ',
  '`',
  '[',
  '] ',
  '{',
  '}',
  '(',
  ') ',
  ' = ',
  '; ',

  'A close-up of a ',
  'wide shot, then ',
  ' says, "',
  ' whispers in French, "',
  'SFX: ',
  'Ambient noise: ',
  'Music: ',

  'Subject: ',
  'Camera: ',
  '- **Action:** ',
  'Dialogue:\n',
  '[00:00-00:03] ',
  'Shot 2 (3s): ',
  'Duration: 8 ',
  '--ar ',

  ' style, ',
  ' color grading, and a ',
  ' mood, with ',
  'The camera ',
  ' in a ',
  ' walks on the ',
  ' music plays throughout. ',
  'No ',
  'subject: ',
  'camera:\n  lens: ',
  '```\n',
  '{"subject": "',
  '", "scene": {"',
  '": "',
  '"}',
  '1. ',
  '🎬 ',
  '\u202E',
  '16:9 ',
  'Spoken in ',
  'Audio mix: ',
  'none',
  'Sound of ',
  'The mood is ',
  'Captions: off '
);

const anyPaste = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: unknownWord.map((word) => `${word} `) },
      { weight: 2, arbitrary: structure }
    ),
    {
      minLength: 1,
      maxLength: 40
    }
  )
  .map((parts) => parts.join(''));

function findLostWords(text: string): string[] {
  const result = parsePaste(text);
  if (!result.ok) return [];
  const kept = wordsOfResult(result.value);
  return listWords(cleanPaste(text)).filter((word) => /blat|mip|dulk|فل|森/.test(word) && !kept.has(word));
}

test('any mixture of prose, labels, lists, quotes and brackets', () => {
  fc.assert(
    fc.property(anyPaste, (text) => {
      expect(findLostWords(text)).toEqual([]);
    }),
    { numRuns: 1200 }
  );
});

test('JSON of any shape, its keys included', () => {
  const key = fc.oneof(
    unknownWord,
    fc.constantFrom(
      'subject',
      'camera',
      'audio',
      'scene',
      'timeline',
      'shots',
      'dialogue',
      'movement',
      'prompt',
      'settings',
      'sfx',
      'start',
      'speaker',
      'title'
    )
  );
  const { map: value } = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.array(fc.oneof(unknownWord, structure)).map((parts) => parts.join(' ')),
      fc.integer(),
      fc.boolean(),
      tie('list'),
      tie('map')
    ),
    list: fc.array(tie('any'), { maxLength: 4 }),
    map: fc.dictionary(key, tie('any'), { maxKeys: 5 })
  }));
  fc.assert(
    fc.property(value, (json) => {
      const result = parsePaste(JSON.stringify(json, null, 2));
      if (!result.ok) return;
      const kept = wordsOfResult(result.value);
      const given = listWords(cleanPaste(listTexts(json).map(keyWords).join('\n')));
      expect(given.filter((word) => /blat|mip|dulk|فل|森/.test(word) && !kept.has(word))).toEqual([]);
    }),
    { numRuns: 500 }
  );
});

function listTexts(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [String(json)];
  return Object.entries(json).flatMap(([key, value]) =>
    Array.isArray(json) ? listTexts(value) : [key, ...listTexts(value)]
  );
}

test('any text at all: a word that is in no field is framing, or told as the source of one', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    anyPromptDocument.map(formatPromptMarkdown),
    anyPromptDocument.map(({ data }) => JSON.stringify(toVeo3Data(data))),
    anyPromptDocument.map(({ data }) => writePromptText(data)),
    fc.constantFrom(...pastedPrompts.map(({ text }) => text))
  );
  fc.assert(
    fc.property(texts, (text) => {
      const result = parsePaste(text);
      if (!result.ok) return;
      const kept = wordsOfResult(result.value);
      const readTexts = [ownTexts(result.value), ...result.value.found.map(({ from }) => keyWords(from))];
      const sources = new Set(listWords(readTexts.join('\n')));
      const isKnown = (word: string): boolean =>
        kept.has(word) || framingWords.has(word) || sources.has(word);
      const given = cleanPaste(unescapeJson(text)).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
      const lost = given.filter(
        (word) => ![word, keyWords(word)].some((form) => listWords(form).every(isKnown))
      );
      expect({ text, lost }).toEqual({ text, lost: [] });
    }),
    { numRuns: 500 }
  );
});

/** The parts of our own exports besides the fields. */
const ownTexts = ({ data }: Parsed): string => `${writePromptText(data)} ${slugLine(data)} Untitled prompt`;

/** A JSON text without its escapes; any other text without the numbers of its lists. */
function unescapeJson(text: string): string {
  try {
    return listTexts(JSON.parse(text)).join('\n');
  } catch {
    return text.replace(/^\d{1,2}[.)]\s/gm, '');
  }
}

test('what is left over is both told apart and part of the prompt', () => {
  const result = parsePaste('Subject: a fox\nLens: 85mm\nSeed: 7');
  expect(result.ok && result.value.leftovers).toBe('Lens: 85mm. Seed: 7.');
  expect(result.ok && result.value.data.additionalParams).toBe('Lens: 85mm. Seed: 7.');
});

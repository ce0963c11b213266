// Names of characters, brands and living people: vendors refuse many of them, after the money is spent.
import { joinWithAnd, sentence } from '../../../../kit/sentence.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { memoizeByPrompt, foldedWords, readPictureTexts, readPictureWords } from './prompt-texts.ts';
import type { FitRule } from './fit-rule.ts';
import { knownNames } from './known-names.ts';
import { quoteEach } from '../../prompt/phrases.ts';

const namedFields = [
  'concept',
  'mainSubject',
  'action',
  'setting',
  'cinematicStyle',
  'additionalParams'
] as const;

/** Names as rows of folded words, by their first word. */
type NameIndex = ReadonlyMap<string, readonly (readonly string[])[]>;

function indexNames(names: readonly string[]): NameIndex {
  const rows = names.map(foldedWords).filter((row) => row.length > 0);
  const index = new Map<string, (readonly string[])[]>();
  for (const row of rows) index.set(row[0] ?? '', [...(index.get(row[0] ?? '') ?? []), row]);
  return index;
}

function findNames(words: readonly string[], index: NameIndex): string[] {
  return words.flatMap((first, at) => {
    const row = index.get(first)?.find((name) => name.every((part, offset) => words[at + offset] === part));
    return row === undefined
      ? []
      : [row.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ')];
  });
}

type TermMatch = { readonly field: (typeof namedFields)[number]; readonly names: readonly string[] };
type FindTermMatches = (data: PromptData) => readonly TermMatch[];

const sighters = new WeakMap<readonly string[], FindTermMatches>();

/** The occurrences of `names` in a prompt; they do not depend on the model. */
function createTermMatcher(names: readonly string[]): FindTermMatches {
  const known = sighters.get(names);
  if (known !== undefined) return known;
  const index = indexNames(names);
  const find = memoizeByPrompt((data) => findTermMatches(data, index));
  sighters.set(names, find);
  return find;
}

function findTermMatches(data: PromptData, index: NameIndex): readonly TermMatch[] {
  if (![...readPictureWords(data)].some((word) => index.has(word))) return [];
  return namedFields
    .map((field) => ({ field, names: findNames(foldedWords(readPictureTexts(data)[field]), index) }))
    .filter(({ names }) => names.length > 0);
}

const ipOrRealPerson: FitRule = {
  id: 'ip-or-real-person',
  severity: 'warning',
  check: (data, _model, context) => {
    const found = createTermMatcher(context.knownNames ?? knownNames)(data);
    if (found.length === 0) return [];
    const names = joinWithAnd(quoteEach(found.flatMap((termMatch) => termMatch.names)));
    const message = sentence`${names} may be refused: describe what is seen in place of a protected name or a real person.`;
    return [{ fields: found.map(({ field }) => field), message, fix: null }];
  }
};

export const nameRules: readonly FitRule[] = [ipOrRealPerson];

// Precision and recall of the parser, for each field.
import { parsePaste } from '#shared/domain/craft/paste/parse-paste.ts';
import { listWords } from '#shared/domain/craft/paste/words/tokenize.ts';
import { promptFieldNames } from '#shared/domain/craft/prompt/prompt-fields.ts';
import type { PromptField } from '#shared/domain/craft/prompt/prompt.ts';
import type { PastedPrompt } from './pasted-prompt.ts';

/** `missed` and `wrong` say in which fixture; precision and recall are null where nothing was found or expected. */
export type FieldScore = {
  readonly field: PromptField;
  readonly right: number;
  readonly found: number;
  readonly expected: number;
  readonly precision: number | null;
  readonly recall: number | null;
  readonly mistakes: readonly string[];
};

export type PasteMeasurement = {
  readonly fixtures: number;
  readonly precision: number;
  readonly recall: number;
  readonly fields: readonly FieldScore[];
};

type Value = string | number | boolean | readonly string[];
type Outcome = {
  readonly title: string;
  readonly found: ReadonlyMap<string, Value>;
  readonly expected: ReadonlyMap<string, Value>;
};

export function measurePaste(fixtures: readonly PastedPrompt[]): PasteMeasurement {
  const outcomes = fixtures.map(toOutcome);
  const fields = promptFieldNames
    .filter((field) => field !== 'additionalParams')
    .map((field) => scoreField(field, outcomes));
  const sum = (count: (score: FieldScore) => number): number =>
    fields.reduce((total, score) => total + count(score), 0);
  const right = sum((score) => score.right);
  return {
    fixtures: fixtures.length,
    precision: right / sum((score) => score.found),
    recall: right / sum((score) => score.expected),
    fields
  };
}

function toOutcome({ title, text, expected }: PastedPrompt): Outcome {
  const parsed = parsePaste(text);
  if (!parsed.ok) throw new Error(`${title}: ${String(parsed.error)}`);
  return {
    title,
    found: new Map(parsed.value.found.map(({ field, value }) => [field, value])),
    expected: new Map(Object.entries(expected))
  };
}

function scoreField(field: PromptField, outcomes: readonly Outcome[]): FieldScore {
  const tallies = outcomes.map((outcome) => tally(outcome, field));
  const sum = (key: 'right' | 'found' | 'expected'): number =>
    tallies.reduce((total, one) => total + one[key], 0);
  const [right, found, expected] = [sum('right'), sum('found'), sum('expected')];
  return {
    field,
    right,
    found,
    expected,
    precision: found === 0 ? null : right / found,
    recall: expected === 0 ? null : right / expected,
    mistakes: tallies.flatMap(({ mistake }) => (mistake === null ? [] : [mistake]))
  };
}

/** A list counts item by item, anything else as one. */
function tally({ title, found, expected }: Outcome, field: PromptField) {
  const [got, wanted] = [found.get(field), expected.get(field)];
  const gotItems = toItems(got);
  const wantedItems = toItems(wanted);
  const right = wantedItems.filter((item) => gotItems.some((one) => isAlike(one, item))).length;
  const isPerfect = right === wantedItems.length && gotItems.length === wantedItems.length;
  return {
    right,
    found: gotItems.length,
    expected: wantedItems.length,
    mistake: isPerfect
      ? null
      : `${title}: ${JSON.stringify(got) ?? 'nothing'} for ${JSON.stringify(wanted) ?? 'nothing'}`
  };
}

function toItems(value: Value | undefined): (string | number | boolean)[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? [...value] : [value as string | number | boolean];
}

/** Texts are alike when they share four fifths of their words, counted both ways. */
function isAlike(a: string | number | boolean, b: string | number | boolean): boolean {
  if (typeof a !== 'string' || typeof b !== 'string') return a === b;
  const [first, second] = [listWords(a), listWords(b)];
  const shared = first.filter((word) => second.includes(word)).length;
  return (2 * shared) / (first.length + second.length) >= 0.8;
}

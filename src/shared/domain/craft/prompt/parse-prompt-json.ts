// Reading a prompt from JSON that people and other tools wrote: every problem is told at its line.
import { err, ok, type Result } from '../../../kit/result.ts';
import { type Sentence, sentence } from '../../../kit/sentence.ts';
import { type JsonKey, locate, scanJson } from './json-positions.ts';
import { currentPromptVersion } from './default-prompt.ts';
import { type FieldDescription, findField, promptFields } from './prompt-fields.ts';
import type { PromptData, PromptField } from './prompt.ts';
import { isPossibleNumber, readPromptData, readVersion } from './read-prompt-data.ts';

/** `line` and `column` count from 1; `field` is the known field the problem is about. */
export type JsonProblem = {
  readonly line: number;
  readonly column: number;
  readonly message: Sentence;
  readonly field?: PromptField;
};

const maxDepth = 64;

/**
 * The prompt data in a JSON text, unknown keys and their order included, values as written ("4k" stays "4k").
 * A text of this app's version is a person's to get right: a missing field or a value of another type is a problem.
 * Fields that an older app did not write are filled in, and a newer app's text is read as far as possible.
 * Over a `base`, fields that the text does not name, or says to be null, keep the values they have there.
 * A text of more than `maxBytes` in UTF-8 is refused unread.
 */
export function parsePromptJson(
  text: string,
  { maxBytes = 1_000_000, base }: { readonly maxBytes?: number; readonly base?: PromptData } = {}
): Result<PromptData, JsonProblem[]> {
  const problemAt = (offset: number, message: Sentence): JsonProblem => ({
    ...locate(text, offset),
    message
  });
  if (text.length > maxBytes || countBytes(text) > maxBytes)
    return err([problemAt(0, sentence`This is too large to be a prompt`)]);
  const source = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  const { keys, fault } = scanJson(source, maxDepth);
  if (fault !== null) return err([problemAt(fault.at, fault.message)]);
  const value: unknown = JSON.parse(source);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return err([problemAt(source.search(/\S/), sentence`A prompt is an object in curly braces`)]);
  }
  const problems = [
    ...keys.flatMap((key) => findKeyProblem(key).map((message) => problemAt(key.keyAt, message))),
    ...findFieldProblems(source, keys, value, base !== undefined)
  ];
  if (problems.length > 0) return err(problems.toSorted((a, b) => a.line - b.line || a.column - b.column));
  const read = readPromptData(value);
  if (read.ok && base !== undefined) return ok(fillFromBase(value, base));
  return read.ok ? ok(read.data) : err([problemAt(source.search(/\S/), sentence`This is not a prompt`)]);
}

/** Bytes in UTF-8. */
function countBytes(text: string): number {
  const twoOrMore = text.match(/[\u0080-\uFFFF]/g)?.length ?? 0;
  const three = text.match(/[\u0800-\uD7FF\uE000-\uFFFF]/g)?.length ?? 0;
  return text.length + twoOrMore + three;
}

function findKeyProblem({ name, isRepeated }: JsonKey): Sentence[] {
  if (name === '__proto__') return [sentence`"__proto__" is a reserved key`];
  return isRepeated ? [sentence`"${name}" appears twice`] : [];
}

/** A text that names every field says all there is; another leaves what it does not name, keys of a newer app included. */
function fillFromBase(value: object, base: PromptData): PromptData {
  const named = Object.entries(value).filter(([key, held]) => held !== null || findField(key) === undefined);
  const isWhole = promptFields.every(({ name }) => named.some(([key]) => key === name));
  const read = readPromptData({ ...(isWhole ? {} : base), ...Object.fromEntries(named) });
  return read.ok ? read.data : base;
}

function findFieldProblems(
  text: string,
  keys: readonly JsonKey[],
  value: object,
  mayLack: boolean
): JsonProblem[] {
  const given = new Map(keys.filter((key) => key.depth === 1).map((key) => [key.name, key]));
  const values = new Map<string, unknown>(Object.entries(value));
  const isOlder = mayLack || !values.has('schemaVersion') || readVersion(value) < currentPromptVersion;
  if (readVersion(value) > currentPromptVersion) return [];
  return promptFields.flatMap(({ name, kind }) => {
    const key = given.get(name);
    if (isOlder && (key === undefined || values.get(name) === null)) return [];
    if (key === undefined)
      return [{ ...locate(text, text.search(/\S/)), message: sentence`${name} is missing`, field: name }];
    const message = describeMismatch(name, kind, values.get(name));
    return message === null ? [] : [{ ...locate(text, key.keyAt), message, field: name }];
  });
}

function describeMismatch(name: string, kind: FieldDescription['kind'], value: unknown): Sentence | null {
  if (kind === 'number' && !Number.isFinite(value)) return sentence`${name} must be a number`;
  if (kind === 'number')
    return isPossibleNumber(name, Number(value)) ? null : sentence`${name} must be more than zero`;
  if (kind === 'switch') return typeof value === 'boolean' ? null : sentence`${name} must be true or false`;
  if (kind === 'list') {
    return Array.isArray(value) && value.every((item) => typeof item === 'string')
      ? null
      : sentence`${name} must be a list of texts`;
  }
  return typeof value === 'string' ? null : sentence`${name} must be a text in double quotes`;
}

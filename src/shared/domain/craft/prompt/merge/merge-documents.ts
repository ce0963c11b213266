// Three-way merge of a prompt document by field: the version both sides began with, mine, and theirs.
import { mergeLines } from '../../../../kit/merge/merge-lines.ts';
import { mergeList } from '../../../../kit/merge/merge-list.ts';
import { isSameValue, type Merged, mergeValue, type Sides } from '../../../../kit/merge/merge-value.ts';
import { findField, promptFieldNames } from '../prompt-fields.ts';
import { pickUnknownKeys } from '../prompt-json.ts';
import type { PromptData, PromptDocument } from '../prompt.ts';

/** A key in the prompt data; null for the document's name, because data may have an unknown key of any name. */
export type FieldKey = string | null;

/** A value is undefined where that side does not have the field. */
export type MergedField = { readonly field: FieldKey } & Sides<unknown> & Merged<unknown>;

export type DocumentMerge = Sides<PromptDocument> & {
  /** The fields that at least one side changed: the name, those of the form in its order, then unknown ones. */
  readonly fields: readonly MergedField[];
};

/** The user's choice for a field in conflict. */
export type MergeChoice = 'mine' | 'theirs';

/** Handled with the fields they belong to, see `applyMerge`. */
const versionKeys: readonly string[] = ['unreadValues'];

export function mergeDocuments(sides: Sides<PromptDocument>): DocumentMerge {
  const { base, mine, theirs } = sides;
  const unknown = [mine, theirs, base].flatMap(({ data }) => Object.keys(pickUnknownKeys(data)));
  const names = [...promptFieldNames, ...new Set(unknown)].filter((name) => !versionKeys.includes(name));
  const fields = [
    mergeField(null, { base: base.name, mine: mine.name, theirs: theirs.name }),
    ...names.map((name) =>
      mergeField(name, { base: read(base, name), mine: read(mine, name), theirs: read(theirs, name) })
    )
  ];
  return { ...sides, fields: fields.filter(({ outcome }) => outcome !== 'unchanged') };
}

export const listConflicts = ({ fields }: DocumentMerge): readonly MergedField[] =>
  fields.filter(({ outcome }) => outcome === 'conflict');

/** The merged document. A field in conflict without a choice stays mine. */
export function applyMerge(
  { mine, theirs, fields }: DocumentMerge,
  choices: ReadonlyMap<FieldKey, MergeChoice> = new Map()
): PromptDocument {
  const {
    schemaVersion: _version,
    unreadValues: _unread,
    ...data
  }: Record<string, unknown> = { ...mine.data };
  let name = mine.name;
  for (const { field, outcome, value, theirs: other } of fields) {
    const merged = outcome === 'conflict' && choices.get(field) === 'theirs' ? other : value;
    if (field === null) name = String(merged);
    else if (merged === undefined) delete data[field];
    else data[field] = merged;
  }
  const merged: Values = {
    ...data,
    schemaVersion: Math.max(mine.data.schemaVersion, theirs.data.schemaVersion),
    ...mergeUnread(data, mine, theirs)
  };
  // Each field has a value that it had on one of the sides, or one that was combined of its own type.
  return { name, data: merged as PromptData };
}

function mergeField(field: FieldKey, sides: Sides<unknown>): MergedField {
  return { field, ...sides, ...mergeValue(sides, (changed) => combine(field, changed)) };
}

function combine(field: FieldKey, sides: Sides<unknown>): unknown {
  const kind = field === null ? undefined : findField(field)?.kind;
  const { base, mine, theirs } = sides;
  if (
    kind === 'passage' &&
    typeof base === 'string' &&
    typeof mine === 'string' &&
    typeof theirs === 'string'
  )
    return mergeLines({ base, mine, theirs });
  if (kind === 'list' && isTextList(base) && isTextList(mine) && isTextList(theirs))
    return mergeList({ base, mine, theirs });
  return undefined;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Values that this app cannot read wait beside the value that stands in for them (decision 0035). Each goes along where
 * its stand-in does.
 */
function mergeUnread(data: Values, mine: PromptDocument, theirs: PromptDocument): Values {
  const waiting = [...listUnread(theirs), ...listUnread(mine)].filter(([field, entry]) =>
    isSameValue(data[field], entry['standIn'])
  );
  return waiting.length === 0 ? {} : { unreadValues: Object.fromEntries(waiting) };
}

const listUnread = (document: PromptDocument): [string, Values][] =>
  Object.entries(toRecord(read(document, 'unreadValues'))).map(([field, entry]) => [field, toRecord(entry)]);

const toRecord = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

const read = ({ data }: PromptDocument, field: string): unknown =>
  Object.hasOwn(data, field) ? (data as Values)[field] : undefined;

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

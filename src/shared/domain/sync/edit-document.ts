// Edits of a document by field, each merged with what the field holds by now: the edit's `from` is the common base.
import { isSameValue, mergeValue, type Sides } from '../../kit/merge/merge-value.ts';
import { mergeElements } from '../../kit/merge/merge-elements.ts';
import { mergeLines } from '../../kit/merge/merge-lines.ts';
import { type Entity, fieldKindAt } from './entities.ts';
import type { FieldEdit } from './mutation.ts';
import {
  type Conflict,
  type DocumentValue,
  type FieldPath,
  pathKey,
  type Stamp,
  type SyncRow
} from './row.ts';

type Json = DocumentValue[string];
type EditedParts = Pick<SyncRow, 'value' | 'stamps' | 'conflicts'>;

/** The key of the stamp of the document's creation, for fields that have not been edited since. */
export const wholeDocument = '';

/**
 * If an edit meets another device's value that cannot be merged, the edit stands, since it came later in the
 * server's order, and the other value is kept as a conflict until a user decides.
 */
export function editDocument(
  entity: Entity,
  before: EditedParts,
  edits: readonly FieldEdit[],
  stamp: Stamp
): EditedParts {
  return edits.reduce((document, edit) => editField(entity, document, edit, stamp), before);
}

function editField(entity: Entity, document: EditedParts, edit: FieldEdit, stamp: Stamp): EditedParts {
  const { path } = edit;
  const key = pathKey(path);
  const kind = fieldKindAt(entity, path);
  const theirs = readPath(document.value, path);
  const other = document.stamps[key] ?? document.stamps[wholeDocument];
  const merged = mergeValue<Json | undefined>({ base: edit.from, mine: edit.to, theirs }, (sides) =>
    combine(kind, sides)
  );
  if (isSameValue(merged.value, theirs)) return document;
  const isOthers = other !== undefined && other.deviceId !== stamp.deviceId;
  // The combined value still holds the other device's part, which this device has not seen: a later edit that cannot be
  // combined with it must not replace it unoffered.
  const writtenBy = merged.outcome === 'combined' && isOthers ? other : stamp;
  return {
    value: writePath(document.value, path, merged.value),
    stamps: { ...document.stamps, [key]: writtenBy },
    conflicts:
      merged.outcome === 'conflict' && isOthers && kind !== 'setting'
        ? addConflict(document.conflicts, { path: [...path], writtenBy: other, ...present('value', theirs) })
        : document.conflicts
  };
}

/** One per field and device: the newest. */
const addConflict = (conflicts: readonly Conflict[], added: Conflict): Conflict[] => [
  ...conflicts.filter(
    ({ path, writtenBy }) =>
      pathKey(path) !== pathKey(added.path) || writtenBy.deviceId !== added.writtenBy.deviceId
  ),
  added
];

function combine(kind: ReturnType<typeof fieldKindAt>, sides: Sides<Json | undefined>): Json | undefined {
  const { base, mine, theirs } = sides;
  if (kind === 'text' && typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string')
    return mergeLines({ base, mine, theirs });
  if (kind === 'list' && Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeElements({ base, mine, theirs });
  if (kind === 'latest' && typeof mine === 'number' && typeof theirs === 'number')
    return Math.max(mine, theirs);
  return undefined;
}

/** The edits that lead from one document to the other, by field, within prompt data by its fields. */
export function diffDocuments(entity: Entity, from: DocumentValue, to: DocumentValue): FieldEdit[] {
  const isNested = (field: string) =>
    entity.kind === 'document' &&
    entity.fields[field] === 'prompt' &&
    isObject(from[field]) &&
    isObject(to[field]);
  const paths = keysOf(from, to).flatMap((field): FieldPath[] =>
    isNested(field)
      ? keysOf(toObject(from[field]), toObject(to[field])).map((key) => [field, key])
      : [[field]]
  );
  return paths.flatMap((path) => {
    const [before, after] = [readPath(from, path), readPath(to, path)];
    if (isSameValue(before, after)) return [];
    return [{ path: [...path], ...present('from', before), ...present('to', after) }];
  });
}

export function readPath(value: DocumentValue, [field, nested]: FieldPath): Json | undefined {
  if (field === undefined || !Object.hasOwn(value, field)) return undefined;
  if (nested === undefined) return value[field];
  const inner = toObject(value[field]);
  return Object.hasOwn(inner, nested) ? inner[nested] : undefined;
}

/** Undefined removes the field. */
export function writePath(
  value: DocumentValue,
  [field, nested]: FieldPath,
  written: Json | undefined
): DocumentValue {
  if (field === undefined) return value;
  const inner = nested === undefined ? written : setKey(toObject(value[field]), nested, written);
  return setKey(value, field, inner);
}

function setKey(value: DocumentValue, key: string, written: Json | undefined): DocumentValue {
  const { [key]: _replaced, ...others } = value;
  return written === undefined ? others : { ...others, [key]: written };
}

const keysOf = (from: DocumentValue, to: DocumentValue): string[] => [
  ...new Set([...Object.keys(from), ...Object.keys(to)])
];

const isObject = (value: Json | undefined): value is DocumentValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toObject = (value: Json | undefined): DocumentValue => (isObject(value) ? value : {});

const present = <Key extends string>(key: Key, value: Json | undefined): { [Name in Key]?: Json } =>
  // An absent key and an undefined one differ in JSON, so undefined is left out.
  (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Json };

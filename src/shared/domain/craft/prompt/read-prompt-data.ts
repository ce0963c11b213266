// Reads prompt data wherever it comes from: stores, files, the clipboard, sealed texts, answers of the server. An older
// app wrote fewer fields, a newer one writes more or gives one another type; all of them are read by one rule, so that
// each app writes back what it did not understand. Decision 0035 says why.
import { currentPromptVersion, defaultPromptData } from './default-prompt.ts';
import { measureJson } from '../../../kit/measure-json.ts';
import type { PromptData } from './prompt-data.ts';

/** The types of a field's value. */
type FieldValue = string | number | boolean | readonly string[];
type Values = Readonly<Record<string, unknown>>;

/**
 * The format of one version. `upgrades[n]` takes the values of version n + 1 to version n + 2; a version that only
 * adds fields needs none of its own but `(values) => values`.
 */
export type PromptFormat = {
  readonly version: number;
  /** Each field with its default, whose type is the type of the field. */
  readonly defaults: Readonly<Record<string, FieldValue>>;
  readonly upgrades: readonly ((values: Values) => Values)[];
};

const { schemaVersion: _version, ...defaults } = defaultPromptData;

/** The format this app writes. */
export const currentFormat: PromptFormat = { version: currentPromptVersion, defaults, upgrades: [] };

/**
 * The effect of reading on one field.
 * - `filled`: it was missing and has its default.
 * - `repaired`: its value is of another type; a stand-in takes its place, and the value waits in `unreadValues`.
 * - `restored`: a value that an app could not read before is back in its field.
 * - `kept`: this version does not know the field; it is written back as it came.
 * - `dropped`: the field is not JSON or goes beyond `unknownFieldLimits`, and is gone.
 */
export type PromptNote = {
  readonly kind: 'filled' | 'repaired' | 'restored' | 'kept' | 'dropped';
  readonly field: string;
};

export type ReadPromptData =
  | { readonly ok: true; readonly data: PromptData; readonly notes: readonly PromptNote[] }
  /** `not-an-object`: text, list, null … `no-known-field`: an object without one field of a prompt. */
  | { readonly ok: false; readonly reason: 'not-an-object' | 'no-known-field' };

/** Bounds of what is kept without being understood. The origin of a bought prompt and `unreadValues` have the same again. */
export const unknownFieldLimits = { fields: 500, characters: 256_000, depth: 64 } as const;

/** A value of a type this version cannot use, and what took its place. Once the field differs from it, a person chose. */
type UnreadValue = { readonly value: unknown; readonly standIn: FieldValue };

const versionKey = 'schemaVersion';
const unreadKey = 'unreadValues';
/** Written by this app beside the fields, see `origin.ts`; others must not be able to push it out. */
const originKey = 'origin';

/**
 * The prompt data in any value. The fields come first, in the order of the form, then the version, then what this
 * version does not know, in the order it came in. Reading twice is the same as reading once.
 */
export function readPromptData(value: unknown, format: PromptFormat = currentFormat): ReadPromptData {
  if (!isRecord(value)) return { ok: false, reason: 'not-an-object' };
  const isKnown = Object.keys(format.defaults).some((field) => Object.hasOwn(value, field));
  if (!isKnown) return { ok: false, reason: 'no-known-field' };
  const notes: PromptNote[] = [];
  const version = readVersion(value);
  const values = format.upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), value);
  const fields = readFields(values, format, notes);
  const unknown = keepUnknown(values, format, notes);
  const data = {
    ...fields.values,
    // A newer app's version number is kept: reading here undoes nothing in it.
    [versionKey]: Math.max(version, format.version),
    ...unknown,
    ...keepUnread(fields.unread, notes)
  };
  // Each field of the format was just given a value of its type.
  return { ok: true, data: data as unknown as PromptData, notes };
}

/**
 * True where nothing but its fields says that a value is a prompt, and they say so: pasted text, a file without a
 * format. JSON of other tools shares a few names ("mood", "duration"), so at least half of the fields must be there.
 */
export function isPromptLike(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const known = Object.entries(defaults);
  const found = known.filter(([field, byDefault]) => fits(value[field], byDefault));
  return found.length * 2 >= known.length;
}

/** The version a prompt says it is of; prompts were written without one until version 1 got its number. */
export function readVersion(value: object): number {
  const version = versionKey in value ? value[versionKey] : undefined;
  return Number.isSafeInteger(version) && Number(version) > 0 ? Number(version) : 1;
}

/** There is no clip of no length; any other number that is out of range is kept, and told by the fit check. */
export const isPossibleNumber = (field: string, value: number): boolean => field !== 'duration' || value > 0;

/** True for a value that the field with this default can hold. */
function fits(value: unknown, byDefault: FieldValue): value is FieldValue {
  if (Array.isArray(byDefault)) return isTextList(value);
  if (typeof byDefault === 'number') return Number.isFinite(value);
  return typeof value === typeof byDefault;
}

const isUsable = (field: string, value: unknown, byDefault: FieldValue): value is FieldValue =>
  fits(value, byDefault) && (typeof value !== 'number' || isPossibleNumber(field, value));

function readFields(values: Values, { defaults: fields }: PromptFormat, notes: PromptNote[]) {
  const unread = readUnread(values);
  const read = Object.entries(fields).map(([field, byDefault]) => {
    const [value, note] = readField(values, field, byDefault, unread);
    if (note !== null) notes.push({ kind: note, field });
    return [field, value] as const;
  });
  return { values: Object.fromEntries(read), unread };
}

/** One field's value; `unread` is brought up to date with it. */
function readField(
  values: Values,
  field: string,
  byDefault: FieldValue,
  unread: Map<string, UnreadValue>
): readonly [FieldValue, PromptNote['kind'] | null] {
  const copy = () => (Array.isArray(byDefault) ? [...byDefault] : byDefault);
  const current = Object.hasOwn(values, field) ? values[field] : undefined;
  const waiting = unread.get(field);
  if (waiting !== undefined && !isSame(current, waiting.standIn)) unread.delete(field);
  else if (waiting !== undefined && isUsable(field, waiting.value, byDefault)) {
    unread.delete(field);
    return [waiting.value, 'restored'];
  }
  if (current === undefined) return [copy(), 'filled'];
  if (isUsable(field, current, byDefault)) return [current, null];
  const standIn = toText(current, byDefault) ?? copy();
  unread.set(field, { value: waiting?.value ?? current, standIn });
  return [standIn, 'repaired'];
}

/** A text field takes what can be written as text, a list takes the texts there are; anything else has no stand-in. */
function toText(value: unknown, byDefault: FieldValue): FieldValue | undefined {
  const texts = (Array.isArray(value) ? value : [value]).flatMap((item: unknown) =>
    typeof item === 'string' || typeof item === 'boolean' || Number.isFinite(item) ? [String(item)] : []
  );
  if (texts.length === 0) return undefined;
  if (Array.isArray(byDefault)) return texts.filter((text) => text !== '');
  return typeof byDefault === 'string' ? texts.join(', ') : undefined;
}

function readUnread(values: Values): Map<string, UnreadValue> {
  const waiting = values[unreadKey];
  const isUnread = (entry: unknown): entry is UnreadValue =>
    isRecord(entry) && Object.hasOwn(entry, 'value') && isFieldValue(entry.standIn);
  if (!isRecord(waiting)) return new Map();
  return new Map(
    Object.entries(waiting).flatMap(([field, entry]) => (isUnread(entry) ? [[field, entry]] : []))
  );
}

function keepUnread(unread: ReadonlyMap<string, UnreadValue>, notes: PromptNote[]): Values {
  const kept = keepWithinLimits([...unread], notes);
  return kept.length === 0 ? {} : { [unreadKey]: Object.fromEntries(kept) };
}

/** The fields this version does not know, as far as the limits allow. */
function keepUnknown(values: Values, { defaults: fields }: PromptFormat, notes: PromptNote[]): Values {
  const unknown = Object.entries(values).filter(
    ([field]) => !Object.hasOwn(fields, field) && field !== versionKey && field !== unreadKey
  );
  const kept = new Map([
    ...keepWithinLimits(
      unknown.filter(([field]) => field !== originKey),
      notes
    ),
    ...keepWithinLimits(
      unknown.filter(([field]) => field === originKey),
      notes
    )
  ]);
  for (const field of kept.keys()) notes.push({ kind: 'kept', field });
  return Object.fromEntries(unknown.filter(([field]) => kept.has(field)));
}

function keepWithinLimits<T>(
  entries: readonly (readonly [string, T])[],
  notes: PromptNote[]
): (readonly [string, T])[] {
  const { fields, characters, depth } = unknownFieldLimits;
  let left: number = characters;
  return entries.filter(([field, value], index) => {
    const size = field.length + measureJson(value, { characters: left, depth });
    // An own "__proto__" is harmless here and a trap for whoever copies the data key by key.
    const isKept = index < fields && size <= left && field !== '__proto__';
    if (isKept) left -= size;
    else notes.push({ kind: 'dropped', field });
    return isKept;
  });
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value) || isTextList(value);

const isSame = (value: unknown, standIn: FieldValue): boolean =>
  isFieldValue(value) && JSON.stringify(value) === JSON.stringify(standIn);

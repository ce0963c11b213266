// The parts of a prompt document that differ between two states: what a step of the journal stores.
import type { StepParts } from './draft.ts';
import { promptFieldNames } from '../prompt-fields.ts';
import { pickUnknownKeys } from '../prompt-json.ts';
import { readPromptData } from '../read-prompt-data.ts';
import type { PromptData, PromptDocument } from '../prompt.ts';

export type PartsChange = { readonly before: StepParts; readonly after: StepParts };

/** True where both are the same JSON, the order of keys included. */
export const isSameJson = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

const extrasKnown = new WeakMap<PromptData, string>();

/** The unknown keys of the data as JSON. Data is immutable, so the result is cached. */
function writeExtras(data: PromptData): string {
  const json = extrasKnown.get(data) ?? JSON.stringify(pickUnknownKeys(data));
  extrasKnown.set(data, json);
  return json;
}

/** The parts in which two documents differ; null where they are the same to the byte. */
export function diffDocuments(before: PromptDocument, after: PromptDocument): PartsChange | null {
  const changedFields = promptFieldNames.filter((name) => !isSameJson(before.data[name], after.data[name]));
  const isRenamed = before.name !== after.name;
  const hasOtherExtras = writeExtras(before.data) !== writeExtras(after.data);
  if (!isRenamed && changedFields.length === 0 && !hasOtherExtras) return null;
  const pickParts = ({ name, data }: PromptDocument): StepParts => ({
    ...(isRenamed ? { name } : {}),
    ...(changedFields.length > 0
      ? { fields: Object.fromEntries(changedFields.map((field) => [field, data[field]])) }
      : {}),
    ...(hasOtherExtras ? { extras: pickUnknownKeys(data) } : {})
  });
  return { before: pickParts(before), after: pickParts(after) };
}

/**
 * The document with these parts in place of its own. A step that another version of the app recorded may hold fields of
 * other types, so the outcome is read like any prompt that comes from outside.
 */
export function applyParts({ name, data }: PromptDocument, parts: StepParts): PromptDocument {
  const extras = parts.extras ?? pickUnknownKeys(data);
  const known = Object.fromEntries(promptFieldNames.map((field) => [field, data[field]]));
  const read = readPromptData({
    ...known,
    schemaVersion: data.schemaVersion,
    ...extras,
    ...parts.fields,
    ...parts.extras
  });
  return { name: parts.name ?? name, data: read.ok ? read.data : data };
}

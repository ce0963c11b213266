// The differences between two states of a prompt, field by field, as text.
import { isSameJson } from './document-parts.ts';
import { findField, promptFields } from '../prompt-fields.ts';
import { pickUnknownKeys } from '../prompt-json.ts';
import type { PromptDocument } from '../prompt.ts';
import { showValue } from '../show-value.ts';

/** `field` is the key in the prompt data, or "name"; `before` and `after` are as shown, '' for empty. */
export type Change = {
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

/** The name first, then fields in the order of the form, then keys this version does not know. */
export function describeChanges(before: PromptDocument, after: PromptDocument): Change[] {
  const renamed = { field: 'name', label: 'Name', before: before.name, after: after.name };
  const fields = promptFields
    .filter(({ name }) => !isSameJson(before.data[name], after.data[name]))
    .map((field) => ({
      field: field.name,
      label: field.label,
      before: showValue(field, before.data),
      after: showValue(field, after.data)
    }));
  return [...(before.name === after.name ? [] : [renamed]), ...fields, ...describeExtras(before, after)];
}

function describeExtras(before: PromptDocument, after: PromptDocument): Change[] {
  const [old, current] = [pickUnknownKeys(before.data), pickUnknownKeys(after.data)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(current)])];
  return keys
    .filter((key) => !isSameJson(old[key], current[key]))
    .map((key) => ({ field: key, label: key, before: showJson(old[key]), after: showJson(current[key]) }));
}

/** One field of a document as shown; `field` is the key in the prompt data, or null for the name. */
export function showDocumentField({ name, data }: PromptDocument, field: string | null): string {
  if (field === null) return name;
  const known = findField(field);
  return known === undefined ? showJson(pickUnknownKeys(data)[field]) : showValue(known, data);
}

const showJson = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

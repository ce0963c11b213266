// A prompt as JSON: what people copy, edit by hand and exchange. Fields stand in the order of the field table,
// keys this version does not know follow in their own order.
import { findField, promptFieldNames } from './prompt-fields.ts';
import type { PromptData } from './prompt.ts';

/** Pretty JSON, two spaces; the form that undo restores to the byte. */
export function formatPromptJson(data: PromptData): string {
  return JSON.stringify(orderFields(data), null, 2);
}

/** The same on one line. */
export function formatCompactJson(data: PromptData): string {
  return JSON.stringify(orderFields(data));
}

/** The keys this version does not know, in their order. */
export function pickUnknownKeys(data: PromptData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => findField(key) === undefined));
}

function orderFields(data: PromptData): Record<string, unknown> {
  const known = promptFieldNames
    .filter((name) => Object.hasOwn(data, name))
    .map((name) => [name, data[name]] as const);
  return { ...Object.fromEntries(known), ...pickUnknownKeys(data) };
}

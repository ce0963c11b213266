// A prompt as JSON: what people copy, edit by hand and exchange. Fields come in the order of the field
// table, then the version of the format, then keys this version does not know in their own order.
import { findField, promptFieldNames } from './prompt-fields.ts';
import type { PromptData } from './prompt.ts';

type Unversioned = Omit<PromptData, 'schemaVersion'> & Partial<Pick<PromptData, 'schemaVersion'>>;

/** Pretty JSON, two spaces; the form that undo restores to the byte. */
export function formatPromptJson(data: Unversioned): string {
  return JSON.stringify(orderFields(data), null, 2);
}

/** The same on one line. */
export function formatCompactJson(data: PromptData): string {
  return JSON.stringify(orderFields(data));
}

/** The keys this version does not know, in their order; the version of the format is none of them. */
export function pickUnknownKeys(data: Unversioned): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => findField(key) === undefined && key !== 'schemaVersion')
  );
}

function orderFields(data: Unversioned): Record<string, unknown> {
  const known = promptFieldNames
    .filter((name) => Object.hasOwn(data, name))
    .map((name) => [name, data[name]] as const);
  const { schemaVersion } = data;
  const version = schemaVersion === undefined ? {} : { schemaVersion };
  return { ...Object.fromEntries(known), ...version, ...pickUnknownKeys(data) };
}

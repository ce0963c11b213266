// Our own exports come back as they were: prompt data as JSON, and `.vprompt` files pasted as text.
import { promptFieldNames } from '../../prompt/prompt-fields.ts';
import type { PromptDocument, PromptField } from '../../prompt/prompt.ts';
import { isPromptLike, readPromptData } from '../../prompt/read-prompt-data.ts';

/** `unnamed` are the fields that the text does not mention, or says to be null. */
export type OwnPrompt = PromptDocument & { readonly unnamed: readonly PromptField[] };

/** The document in one of our own JSON texts; undefined for anything else. */
export function readOwnJson(text: string): OwnPrompt | undefined {
  const source = text.replace(/^\uFEFF/, '').trimStart();
  if (!source.startsWith('{')) return undefined;
  const value = parse(source);
  if (!isObject(value)) return undefined;
  const isFile = value.format === 'reelwright/prompt';
  const data = isFile ? value.data : value;
  if (!isPromptLike(data) || Object.hasOwn(Object(data), '__proto__')) return undefined;
  const read = readPromptData(data);
  if (!read.ok) return undefined;
  const name = isFile && typeof value.name === 'string' ? value.name : '';
  const named = new Map<string, unknown>(Object.entries(Object(data)));
  const unnamed = promptFieldNames.filter((field) => (named.get(field) ?? null) === null);
  return { name, data: read.data, unnamed };
}

/** True for a text that holds many prompts; those are imported as a file. */
export function isOwnPack(text: string): boolean {
  return text.slice(0, 2000).includes('"reelwright/pack"') && isObject(parse(text));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

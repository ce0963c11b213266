// Our own exports come back as they were: prompt data as JSON, and `.vprompt` files pasted as text.
import { promptFields } from '../../prompt/prompt-fields.ts';
import type { PromptData, PromptDocument } from '../../prompt/prompt.ts';

/** The document in one of our own JSON texts; undefined for anything else. */
export function readOwnJson(text: string): PromptDocument | undefined {
  const source = text.replace(/^\uFEFF/, '').trimStart();
  if (!source.startsWith('{')) return undefined;
  const value = parse(source);
  if (isPromptData(value)) return { name: '', data: value };
  if (!isObject(value) || value.format !== 'reelwright/prompt' || !isPromptData(value.data)) return undefined;
  return { name: typeof value.name === 'string' ? value.name : '', data: value.data };
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

const typeOf = {
  text: 'string',
  passage: 'string',
  choice: 'string',
  number: 'number',
  switch: 'boolean'
} as const;

/** All fields with their kinds of values; keys this version does not know come along. */
function isPromptData(value: unknown): value is PromptData {
  if (!isObject(value) || Object.hasOwn(value, '__proto__')) return false;
  return promptFields.every(({ name, kind }) => {
    const held = value[name];
    if (kind === 'list') return Array.isArray(held) && held.every((item) => typeof item === 'string');
    return typeof held === typeOf[kind] && (kind !== 'number' || Number.isFinite(held));
  });
}

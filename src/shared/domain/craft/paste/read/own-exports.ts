// Our own exports come back as they were: prompt data as JSON, and `.vprompt` files pasted as text.
import type { PromptDocument } from '../../prompt/prompt.ts';
import { isPromptLike, readPromptData } from '../../prompt/read-prompt-data.ts';

/** The document in one of our own JSON texts; undefined for anything else. */
export function readOwnJson(text: string): PromptDocument | undefined {
  const source = text.replace(/^\uFEFF/, '').trimStart();
  if (!source.startsWith('{')) return undefined;
  const value = parse(source);
  if (!isObject(value)) return undefined;
  const isFile = value.format === 'reelwright/prompt';
  const data = isFile ? value.data : value;
  if (!isPromptLike(data) || Object.hasOwn(Object(data), '__proto__')) return undefined;
  const read = readPromptData(data);
  if (!read.ok) return undefined;
  return { name: isFile && typeof value.name === 'string' ? value.name : '', data: read.data };
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

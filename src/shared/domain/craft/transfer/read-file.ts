// Reading a file somebody gives us: every way it can be wrong has a sentence, and nothing is changed by reading.
import type * as z from 'zod';
import { err, ok, type Result } from '../../../kit/result.ts';
import { type Sentence, sentence } from '../../../kit/sentence.ts';
import type { PromptDocument } from '../prompt/prompt.ts';
import { isPromptLike, readPromptData } from '../prompt/read-prompt-data.ts';
import { fileLimitBytes } from './file-limit.ts';
import { type PackContent, PackFile } from './pack-file.ts';
import { PromptFile } from './prompt-file.ts';

const depthLimit = 64;

export type InputFile = { readonly name: string; readonly bytes: number; readonly text: string | null };
export type ReadFile =
  | { readonly kind: 'prompt'; readonly document: PromptDocument }
  | { readonly kind: 'pack'; readonly content: PackContent; readonly templatesOffered?: boolean };

/**
 * Accepts `.vprompt`, `.vpack` and plain prompt data as JSON, by content and not by the file's ending.
 * @returns the file's content, or one plain sentence saying why it cannot be used.
 */
export function readFile(file: InputFile): Result<ReadFile, Sentence> {
  const { name, text } = file;
  if (file.bytes > fileLimitBytes)
    return err(sentence`${name} is too large to be a prompt file (limit 32 MB).`);
  if (text === null) return err(sentence`${name} could not be read.`);
  if (text.trim() === '') return err(sentence`${name} is empty.`);

  const json = parseJson(text);
  if (!json.ok) return err(sentence`${name} is not valid JSON. It may be cut off or damaged.`);
  if (isDeeperThan(json.value, depthLimit))
    return err(sentence`${name} is nested too deeply to be a prompt file.`);
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    return err(sentence`${name} holds no prompt.`);
  }
  return readObject(name, json.value);
}

function readObject(name: string, value: object): Result<ReadFile, Sentence> {
  const format = 'format' in value ? value.format : undefined;
  if (format === 'reelwright/pack') {
    const pack = PackFile.safeParse(value);
    if (!pack.success) return err(describe(name, value, pack.error));
    const { history, templates, marks, templatesOffered } = pack.data;
    const offered = templatesOffered === undefined ? {} : { templatesOffered };
    return ok({ kind: 'pack', content: { history, templates, marks }, ...offered });
  }
  if (format === 'reelwright/prompt') {
    const prompt = PromptFile.safeParse(value);
    if (!prompt.success) return err(describe(name, value, prompt.error));
    return ok({ kind: 'prompt', document: { name: prompt.data.name, data: prompt.data.data } });
  }
  const data = isPromptLike(value) ? readPromptData(value) : undefined;
  if (data?.ok !== true) return err(sentence`${name} is JSON, but not a Reelwright prompt or pack.`);
  return ok({ kind: 'prompt', document: { name: '', data: data.data } });
}

function describe(name: string, value: object, error: z.ZodError): Sentence {
  const version = 'version' in value ? value.version : undefined;
  if (typeof version === 'number' && version > 1) {
    return sentence`${name} was written by a newer Reelwright. Update the app to open it.`;
  }
  const where = error.issues[0]?.path.join('.') || sentence`its content`;
  return sentence`${name} is damaged: ${where} is not what it should be.`;
}

function parseJson(text: string): Result<unknown, null> {
  try {
    const withoutByteOrderMark = text.replace(/^\uFEFF/, '');
    return ok(JSON.parse(withoutByteOrderMark));
  } catch {
    return err(null);
  }
}

/** Breadth first, so that a hostile depth cannot exhaust the stack. */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}

// Arguments of the command line: a text, a prompt, a registry of models.
import { basename, extname } from 'node:path';
import type { ModelRegistry } from '#shared/domain/craft/model/model.ts';
import { readRegistry } from '#shared/domain/craft/model/registry/read-registry.ts';
import { builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { parsePromptJson } from '#shared/domain/craft/prompt/parse-prompt-json.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import { fileLimitBytes } from '#shared/domain/craft/transfer/file-limit.ts';
import { readFile } from '#shared/domain/craft/transfer/read-file.ts';
import { type Io, InvalidInputError } from './command.ts';

const nameOf = (path: string): string => (path === '-' ? 'Standard input' : basename(path));

/** The only file of a command. */
export function getOnlyPath(paths: readonly string[]): string {
  const [path, ...others] = paths;
  if (path === undefined) throw new InvalidInputError('Name a file, or - for standard input.');
  if (others.length > 0) throw new InvalidInputError(`Name one file, not ${paths.length}.`);
  return path;
}

/** @throws {InvalidInputError} where there is no such file, it is too large or it is not text. */
export async function readText(path: string, io: Io): Promise<string> {
  const bytes = await io.read(path, fileLimitBytes + 1).catch((error: unknown) => {
    throw new InvalidInputError(`${nameOf(path)} could not be read: ${explain(error)}.`);
  });
  if (bytes.byteLength > fileLimitBytes)
    throw new InvalidInputError(`${nameOf(path)} is too large (limit 32 MB).`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InvalidInputError(`${nameOf(path)} is not text in UTF-8.`);
  }
}

const reasons: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'you may not read it']
]);

function explain(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return reasons.get(code) ?? (typeof code === 'string' ? code : 'something went wrong');
}

/** A `.vprompt` or prompt data as JSON; where the prompt has no name it gets its file's. */
export async function readDocument(path: string, io: Io): Promise<PromptDocument> {
  const text = await readText(path, io);
  const name = nameOf(path);
  const file = readFile({ name, bytes: text.length, text });
  if (!file.ok) throw new InvalidInputError(findDataProblem(name, text) ?? String(file.error));
  if (file.value.kind === 'pack') {
    throw new InvalidInputError(`${name} holds many prompts. Save the one you mean as a .vprompt.`);
  }
  const { document } = file.value;
  return document.name === '' && path !== '-'
    ? { ...document, name: basename(path, extname(path)) }
    : document;
}

/** Prompt data has no format to go by; what is wrong with it is told at its line. */
function findDataProblem(name: string, text: string): string | undefined {
  if (!/^\s*\{/.test(text) || /"format"\s*:/.test(text)) return undefined;
  const data = parsePromptJson(text);
  const problem = data.ok ? undefined : data.error[0];
  return problem && `${name}, line ${problem.line}: ${String(problem.message)}.`;
}

/** The registry in the file, or the one that is built in. */
export async function readModels(path: string | undefined, io: Io): Promise<ModelRegistry> {
  if (path === undefined) return builtInRegistry;
  const registry = readRegistry(await readText(path, io));
  if (!registry.ok) throw new InvalidInputError(`${nameOf(path)}: ${String(registry.error)}`);
  return registry.value;
}

// Paste to fields: any pasted prompt, be it prose, JSON, YAML, a list or one of our own exports, becomes prompt data.
import { err, ok, type Result } from '../../../kit/result.ts';
import { type Sentence, sentence } from '../../../kit/sentence.ts';
import { findField, promptFields } from '../prompt/prompt-fields.ts';
import { isFilled } from '../prompt/group-progress.ts';
import { buildBlocks } from './read/build-blocks.ts';
import { buildParsed, type Parsed } from './build-parsed.ts';
import { pasteLimit, tooLongToPaste } from './paste-limit.ts';
import { cleanPaste } from './read/hidden-characters.ts';
import { EvidenceCollector } from './place/evidence-collector.ts';
import { isOwnPack, type OwnPrompt, readOwnJson } from './read/own-exports.ts';
import { placeBlocks } from './place/place-blocks.ts';
import { placeDerived } from './place-derived.ts';
import { placeTree } from './place/place-tree.ts';
import { readLooseJson } from './read/read-loose-json.ts';
import { isNullEntry, readLooseYaml } from './read/read-loose-yaml.ts';
import { splitProse } from './read/split-prose.ts';
import { listLeaves, mapTexts, TooDeep, type Tree } from './read/parse-tree.ts';
import { keyWords } from './words/tokenize.ts';

/** Our own JSON needs no understanding and may be longer. */
const ownLimit = 1_000_000;

/**
 * Deterministic, and linear in the length of the text. What is understood is in `found`; every other word is in the
 * additional parameters. The error is one plain sentence.
 */
export function parsePaste(text: string): Result<Parsed, Sentence> {
  if (text.length > ownLimit) return err(tooLongToPaste(text));
  if (isOwnPack(text))
    return err(sentence`This holds many prompts. Save it as a .vpack file and import that.`);
  const own = readOwnJson(text);
  if (own !== undefined) return ok(takeOwn(own));
  if (text.length > pasteLimit) return err(tooLongToPaste(text));
  const clean = cleanPaste(text);
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(clean)) return err(sentence`There is no text in this.`);
  if (onlyFileName.test(clean.trim()))
    return err(sentence`This is only a file name. Drop the file itself here, or copy its text.`);
  try {
    return ok(parseText(clean));
  } catch (error) {
    if (error instanceof TooDeep) return err(sentence`This is nested too deeply to be a prompt.`);
    throw error;
  }
}

const onlyFileName =
  /^[^\n"<>|*?]{1,250}\.(?:txt|md|json|ya?ml|srt|csv|rtf|pdf|docx?|vprompt|vpack|png|jpe?g|webp|gif|mp4|mov|webm)$/i;

function takeOwn({ name, data, unnamed }: OwnPrompt): Parsed {
  const found = promptFields
    .filter((field) => isFilled(data[field.name]) && !unnamed.includes(field.name))
    .map((field) => ({ field: field.name, value: data[field.name], confidence: 1, from: field.name }));
  return { name, data, found, leftovers: '', unnamed, isKeptWhole: false };
}

const opensJson = /^\{\s*(?:["“'}/]|[\w$-]{1,40}\s*[:=])|^\[\s*[{["“'\]]/;

function parseText(text: string): Parsed {
  const out = new EvidenceCollector();
  const { before, inside, after } = splitFence(text);
  const json = opensJson.test(inside) ? readLooseJson(inside) : null;
  if (json !== null) {
    const around = [before, ...json.comments, json.rest, after];
    // Escapes may hide what was cleaned away in the text.
    const tree = mapTexts(json.tree, cleanPaste);
    const parsed = parseTree(tree, around, listSource(tree, around), out);
    return { ...parsed, unnamed: listUnnamed(tree, parsed) };
  }
  const yaml = readLooseYaml(inside);
  if (yaml !== null) {
    const around = [before, ...yaml.comments, after];
    const source = text.split('\n').filter((line) => !isNullEntry(line));
    return parseTree(yaml.tree, around, source, out);
  }
  const blocks = buildBlocks(text);
  placeBlocks(blocks, out);
  for (const { kind, text: blockText } of blocks) {
    if (kind === 'quote' || kind === 'slug') placeDerived(blockText, out);
  }
  return buildParsed(out, text.split('\n').map(undecorate).flatMap(splitProse));
}

/** Of an object whose keys are all fields of ours, the fields that it does not name. */
function listUnnamed(tree: Tree, { found }: Parsed): Parsed['unnamed'] {
  if (tree.kind !== 'map') return null;
  const keys = tree.entries.map(({ key }) => key);
  if (keys.length === 0 || keys.some((key) => findField(key) === undefined)) return null;
  const named = new Set<string>([...keys, ...found.map(({ field }) => field)]);
  return promptFields.flatMap(({ name }) => (named.has(name) ? [] : [name]));
}

/** Without what stands in front of a line for show: bullets, numbers of a list, pictures. */
const undecorate = (line: string): string => line.replace(/^(?:\d{1,2}[.)]\s+|[^\p{L}\p{N}"“«([{]+)/u, '');

function parseTree(
  tree: Tree,
  around: readonly string[],
  source: readonly string[],
  out: EvidenceCollector
): Parsed {
  const prose: string[] = [];
  placeTree(tree, { out, prose });
  prose.forEach((blockText) => placeDerived(blockText, out));
  around.forEach((stretch) => out.keep(stretch));
  return buildParsed(out, source);
}

/** The values of a tree with their keys, sentence by sentence. */
function listSource(tree: Tree, around: readonly string[]): string[] {
  const names = new Map<readonly string[], string>();
  const leaves = listLeaves(tree).flatMap(({ path, text }) => {
    const name = names.get(path) ?? path.map(keyWords).join(' ');
    names.set(path, name);
    const [first = '', ...others] = splitProse(text);
    return [`${name}: ${first}`, ...others];
  });
  return [...leaves, ...around];
}

type Fenced = { readonly before: string; readonly inside: string; readonly after: string };

/**
 * The content of the first code fence, in which chat answers wrap a prompt, or the text from the first line that opens
 * an object; else the whole text.
 */
function splitFence(text: string): Fenced {
  const open = /(?:^|\n)```[ \t]{0,8}[\w-]{0,20}[ \t]{0,8}\n/.exec(text);
  if (open !== null) {
    const start = open.index + open[0].length;
    const close = text.indexOf('\n```', start);
    const end = close === -1 ? text.length : close;
    return {
      before: text.slice(0, open.index).trim(),
      inside: text.slice(start, end).trim(),
      after: text.slice(end + 4).trim()
    };
  }
  const brace = /(?:^|\n)\s{0,8}(?=\{[\s"])/.exec(text);
  if (brace === null || text.trimStart().startsWith('['))
    return { before: '', inside: text.trim(), after: '' };
  const start = brace.index + brace[0].length;
  return { before: text.slice(0, start).trim(), inside: text.slice(start).trim(), after: '' };
}

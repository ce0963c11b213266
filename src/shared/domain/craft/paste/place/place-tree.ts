// Walking a tree: each key says where its value goes, together with the key above it.
import type { EvidenceCollector } from './evidence-collector.ts';
import { findLabel, isGenericLabel } from '../words/field-labels.ts';
import { isBlank } from '../words/field-values.ts';
import { placeBeat, placeBeatTree } from './place-beats.ts';
import { placeItem, placeValue } from './place-value.ts';
import { placePart } from './place-prose.ts';
import { addUnderLabel } from './place-label.ts';
import { type Tree, type TreeEntry, writeTree } from '../read/parse-tree.ts';
import { keyWords } from '../words/tokenize.ts';

const confidence = 0.95;

/** `prose` collects texts that tell the whole shot once more; they are read last. */
export type TreeReading = { readonly out: EvidenceCollector; readonly prose: string[] };

export function placeTree(tree: Tree, reading: TreeReading, path: readonly string[] = []): void {
  if (tree.kind === 'map') return placeEntries(tree.entries, reading, path);
  if (tree.kind === 'text') return placeLeaf(tree.text, reading, path);
  const isBeats = tree.items.every((item) => item.kind === 'map');
  if (isBeats && path.length === 0)
    return tree.items.forEach((item) => placeBeatTree(item, reading.out, path));
  tree.items.forEach((item) => placeTree(item, reading, path));
}

function placeEntries(entries: readonly TreeEntry[], reading: TreeReading, path: readonly string[]): void {
  for (const entry of entries) placeEntry(entry, reading, path);
}

function placeEntry({ key, value }: TreeEntry, reading: TreeReading, path: readonly string[]): void {
  const { out } = reading;
  const parent = path.at(-1) ?? '';
  const target = findLabel(key, parent);
  const here = [...path, key];
  const from = `${here.join('.')}: ${writeTree(value)}`.slice(0, 400);
  const evidence = { confidence, from };
  if (value.kind === 'text') {
    if ((target === 'prose' || target === 'name') && isGenericLabel(key) && ownerOf(parent) !== undefined)
      placeOwned(value.text, parent, evidence, out);
    else if ((target === undefined || target === 'kept') && ownerOf(parent) === 'mainSubject')
      placeItem('mainSubject', `${keyWords(key)}: ${value.text}`, evidence, out);
    else placeLeaf(value.text, reading, here);
  } else if (target === 'beats' && value.kind === 'list') {
    value.items.forEach((item) => placeBeatTree(item, out, here));
  } else if (target === 'dialogue') {
    placeSpeech(value, evidence, out);
  } else if (target === 'soundEffects' || target === 'shotTypes' || target === 'visualEffects') {
    placeItems(target, value, evidence, out);
  } else if (value.kind === 'list' && value.items.every((item) => item.kind === 'text')) {
    placeTextList(value.items.map(writeTree), { key, parent, target }, evidence, out);
  } else {
    placeTree(value, reading, here);
  }
}

function placeLeaf(text: string, { out, prose }: TreeReading, path: readonly string[]): void {
  const [label, parent] = [path.at(-1) ?? '', path.at(-2) ?? ''];
  const target = findLabel(label, parent);
  const evidence = { confidence, from: `${path.join('.')}: ${text}`.slice(0, 400) };
  if (target === 'prose' || path.length === 0) prose.push(text);
  else if (target === undefined || !isBlank(text)) {
    placePart(
      { label: target === undefined ? nameUnder(parent, label) : label, context: parent, text },
      evidence,
      out
    );
  }
}

/** "key light" under "lighting" is kept as "Lighting key light". */
const nameUnder = (parent: string, label: string): string =>
  parent === '' || findLabel(parent) === 'prose' || findLabel(parent) === 'settings'
    ? label
    : `${keyWords(parent)} ${keyWords(label)}`;

/** The field whose parts a map tells: "subject": { "description": …, "wardrobe": … }. */
function ownerOf(
  parent: string
):
  | 'mainSubject'
  | 'action'
  | 'setting'
  | 'cinematicStyle'
  | 'mood'
  | 'musicStyle'
  | 'ambientSounds'
  | undefined {
  const target = findLabel(parent);
  const owners = [
    'mainSubject',
    'action',
    'setting',
    'cinematicStyle',
    'mood',
    'musicStyle',
    'ambientSounds'
  ] as const;
  return owners.find((owner) => owner === target);
}

function placeOwned(
  text: string,
  parent: string,
  evidence: { confidence: number; from: string },
  out: EvidenceCollector
): void {
  const owner = ownerOf(parent);
  if (owner !== undefined && !placeValue(owner, text, evidence, out)) addUnderLabel(parent, text, out);
}

type ListPlace = {
  readonly key: string;
  readonly parent: string;
  readonly target: ReturnType<typeof findLabel>;
};

function placeTextList(
  texts: readonly string[],
  { key, parent, target }: ListPlace,
  evidence: { confidence: number; from: string },
  out: EvidenceCollector
): void {
  if (target === 'beats') texts.forEach((text) => placeBeat('', text, evidence, out));
  else if (target === 'camera' || target === 'audio' || target === 'action' || target === 'additionalParams')
    texts.forEach((text) => placePart({ label: key, context: parent, text }, evidence, out));
  else placePart({ label: key, context: parent, text: texts.join(', ') }, evidence, out);
}

function placeItems(
  field: 'soundEffects' | 'shotTypes' | 'visualEffects',
  value: Tree,
  evidence: { confidence: number; from: string },
  out: EvidenceCollector
): void {
  const items = value.kind === 'list' ? value.items : [value];
  for (const item of items) {
    const text = writeTree(item);
    if (!placeItem(field, text, evidence, out)) out.keep(text);
  }
}

const speakerKeys = ['speaker', 'character', 'name', 'who', 'role'];
const lineKeys = ['line', 'text', 'dialogue', 'words', 'content', 'quote', 'says', 'speech'];

/** Lines as texts, or as objects that name the speaker, the words and how they are said. */
function placeSpeech(
  value: Tree,
  evidence: { confidence: number; from: string },
  out: EvidenceCollector
): void {
  if (value.kind === 'text')
    return placePart({ label: 'dialogue', context: '', text: value.text }, evidence, out);
  if (value.kind === 'list') return value.items.forEach((item) => placeSpeech(item, evidence, out));
  const textOf = (keys: readonly string[]): TreeEntry | undefined =>
    value.entries.find(({ key, value: held }) => keys.includes(key.toLowerCase()) && held.kind === 'text');
  const [speaker, line] = [textOf(speakerKeys), textOf(lineKeys)];
  const others = value.entries.filter((entry) => entry !== speaker && entry !== line);
  const words = line === undefined ? '' : writeTree(line.value);
  const who = speaker === undefined ? '' : writeTree(speaker.value);
  const isNamed = !isBlank(who);
  if (!isBlank(words)) out.put('dialogue', isNamed ? `${who}: ${words}` : words, evidence);
  else if (isNamed) out.keep(who);
  for (const { key, value: held } of others) {
    if (held.kind !== 'text') placeSpeech(held, evidence, out);
    else if (!isBlank(held.text))
      placePart({ label: key, context: 'dialogue', text: held.text }, evidence, out);
  }
}

// Applies a user's choice of the fields found in a paste.
import { isSameJson } from '../prompt/journal/document-parts.ts';
import { isFilled } from '../prompt/group-progress.ts';
import { findField, promptFields } from '../prompt/prompt-fields.ts';
import { pickUnknownKeys } from '../prompt/prompt-json.ts';
import type { PromptData, PromptDocument, PromptField } from '../prompt/prompt.ts';
import { showValue } from '../prompt/show-value.ts';
import type { Parsed } from './build-parsed.ts';
import { joinSentences } from './place/evidence-collector.ts';
import { listWords } from './words/tokenize.ts';

/**
 * `replace`: the paste becomes the prompt, with the model and its settings where the paste is silent about them. JSON of
 * ours changes only the fields that it names.
 * `fillEmpty`: what is filled in stays.
 */
export type FillMode = 'replace' | 'fillEmpty';

export type PastePart = PromptField | 'name';

/** One thing the paste says, as a person reads it. `confidence` runs from 0 to 1. */
export type PasteFinding = {
  readonly part: PastePart;
  readonly label: string;
  readonly shown: string;
  readonly confidence: number;
  /** The words of the paste it came from, or the keys that led to it. */
  readonly from: string;
};

/** The delivery settings, which pasted texts seldom contain. */
const settings: readonly PromptField[] = promptFields
  .filter(({ group, name }) => group === 'output' && name !== 'additionalParams')
  .map(({ name }) => name);

/** A title is told by its label or key, never guessed. */
const nameConfidence = 0.9;

/** The name first, then fields in the order of the form; what fits no field is `parsed.leftovers`. */
export function listPasteFindings({ name, data, found }: Parsed): PasteFinding[] {
  const named = { part: 'name' as const, label: 'Name', shown: name, confidence: nameConfidence, from: name };
  const fields = found.flatMap(({ field, confidence, from }) => {
    const description = findField(field);
    if (description === undefined || field === 'additionalParams') return [];
    const { label } = description;
    return [{ part: field, label, shown: showValue(description, data), confidence, from }];
  });
  return name === '' ? fields : [named, ...fields];
}

/**
 * The prompt after the paste, with every word of the paste in it: what is unticked or not needed goes to the
 * additional parameters, and the field keeps what `current` has.
 */
export function chooseFields(
  current: PromptDocument,
  parsed: Parsed,
  { way, unticked }: { readonly way: FillMode; readonly unticked: ReadonlySet<PastePart> }
): PromptDocument {
  const understood = listPasteFindings(parsed);
  const isTaken = ({ part }: PasteFinding): boolean =>
    !unticked.has(part) && (way === 'replace' || !isPartFilled(current, part));
  const left = understood.filter((one) => !isTaken(one));
  const unplaced = left.filter(({ part }) => !isSameJson(readPart(current, part), readPart(parsed, part)));
  const unused = unplaced.map(({ label, shown }) => `${label}: ${shown.replace(/\s+/g, ' ').trim()}`);
  return way === 'replace'
    ? replacePrompt(current, parsed, left, unused)
    : fillPrompt(current, parsed, understood.filter(isTaken), unused);
}

function replacePrompt(
  current: PromptDocument,
  { name, data, found, unnamed }: Parsed,
  left: readonly PasteFinding[],
  unused: readonly string[]
): PromptDocument {
  const silent = unnamed ?? settings.filter((field) => !found.some((one) => one.field === field));
  const isPartial = unnamed !== null && unnamed.length > 0;
  const kept = [...silent, ...left.map(({ part }) => part)];
  const known = silent.includes('additionalParams') ? current.data.additionalParams : '';
  const additionalParams = addSentences(known, [data.additionalParams, ...unused]) || data.additionalParams;
  const unknown = isPartial ? pickUnknownKeys(current.data) : {};
  const chosen = { ...unknown, ...data, ...pickFields(current.data, kept), additionalParams };
  const isNameKept = left.some(({ part }) => part === 'name') || (isPartial && name === '');
  return { name: isNameKept ? current.name : name, data: chosen };
}

function fillPrompt(
  current: PromptDocument,
  { name, data }: Parsed,
  taken: readonly PasteFinding[],
  unused: readonly string[]
): PromptDocument {
  const [own, other] = [pickUnknownKeys(current.data), pickUnknownKeys(data)];
  const refused = Object.keys(other).filter((key) => Object.hasOwn(own, key));
  const refusedTexts = refused
    .filter((key) => !isSameJson(own[key], other[key]))
    .map((key) => `${key}: ${JSON.stringify(other[key])}`);
  const rest = [data.additionalParams, ...unused, ...refusedTexts];
  const additionalParams = addSentences(current.data.additionalParams, rest);
  const filled = {
    ...other,
    ...current.data,
    ...pickFields(
      data,
      taken.map(({ part }) => part)
    ),
    additionalParams
  };
  return { name: taken.some(({ part }) => part === 'name') ? name : current.name, data: filled };
}

const pickFields = (data: PromptData, parts: readonly PastePart[]): Partial<PromptData> =>
  Object.fromEntries(parts.flatMap((part) => (part === 'name' ? [] : [[part, data[part]]])));

const readPart = ({ name, data }: PromptDocument, part: PastePart) => (part === 'name' ? name : data[part]);

const isPartFilled = (document: PromptDocument, part: PastePart): boolean =>
  isFilled(readPart(document, part));

/** `texts` after `known`, but for those that stand in it already: the same paste twice says it once. */
function addSentences(known: string, texts: readonly string[]): string {
  const knownWords = new Set(listWords(known));
  const isNew = (text: string): boolean =>
    text.trim() !== '' && !(known.includes(text) && listWords(text).every((word) => knownWords.has(word)));
  const added = texts.filter(isNew);
  if (added.length === 0) return known;
  return joinSentences(known.trim() === '' ? added : [known, ...added]);
}

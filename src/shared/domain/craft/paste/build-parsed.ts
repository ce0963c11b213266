// Turns the collected values into prompt data, on top of an empty prompt.
import { clearTextFields, resetPrompt } from '../prompt/default-prompt.ts';
import { promptFields } from '../prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '../prompt/prompt.ts';
import { type EvidenceCollector, type Evidence, joinSentences } from './place/evidence-collector.ts';
import { listWords } from './words/tokenize.ts';
import { labelWords } from './words/field-labels.ts';

export type FoundValue = string | number | boolean | readonly string[];

/** `confidence` runs from 0 to 1; `from` is the stretch of the paste, or the keys that led to the value. */
export type Found = Evidence & { readonly field: PromptField; readonly value: FoundValue };

/**
 * `found` in the order of the form; `leftovers` is what fits no field, which `data` holds in its additional
 * parameters. Fields that were not found are empty in `data`; numbers have their defaults.
 */
export type Parsed = {
  /** '' where the paste has no title. */
  readonly name: string;
  readonly data: PromptData;
  readonly found: readonly Found[];
  readonly leftovers: string;
  /** Of JSON that names fields of ours: those it does not name, which keep their values. Null for any other text. */
  readonly unnamed: readonly PromptField[] | null;
  /** True where reading took too long, and all of the text is in the concept. */
  readonly isKeptWhole: boolean;
};

/** `source` is the pasted text in stretches, each of which comes along whole if a word of it got lost. */
export function buildParsed(out: EvidenceCollector, source: readonly string[]): Parsed {
  const found = promptFields.filter(({ name }) => out.has(name)).map(({ name }) => readFound(name, out));
  const data = fillData(found);
  const kept = new Set([
    ...listWords([out.name, ...out.leftovers, ...out.explained].join('\n')),
    ...found.flatMap(({ value }) => listWords(Array.isArray(value) ? value.join('\n') : String(value)))
  ]);
  const lost = findUnusedText(source, kept).filter((stretch) => !out.leftovers.includes(stretch));
  const leftovers = joinSentences([
    ...out.leftovers,
    ...lost.map((stretch) => stretch.replace(/\s+/g, ' ').trim())
  ]);
  const withRest = { ...data, additionalParams: leftovers };
  const parsed = { name: out.name, data: withRest, leftovers, unnamed: null, isKeptWhole: false };
  if (leftovers === '') return { ...parsed, found };
  const rest: Found = { field: 'additionalParams', value: leftovers, confidence: 0.3, from: leftovers };
  return { ...parsed, found: [...found, rest] };
}

function readFound(field: PromptField, out: EvidenceCollector): Found {
  return { field, value: readValue(field, out), ...out.evidenceOf(field) };
}

function readValue(field: PromptField, out: EvidenceCollector): FoundValue {
  const parts = out.listParts(field);
  const kind = promptFields.find(({ name }) => name === field)?.kind;
  if (kind === 'list') return parts;
  if (kind === 'number') return Number(parts[0]);
  if (kind === 'switch') return parts[0] === 'true';
  if (field === 'dialogue') return parts.join('\n');
  if (field === 'action' && parts.some((part) => /^\[|^shot \d/i.test(part))) return parts.join('\n');
  return kind === 'passage' ? joinSentences(parts) : parts.join(', ');
}

function fillData(found: readonly Found[]): PromptData {
  const values = Object.fromEntries(
    found.map(({ field, value }) => [field, Array.isArray(value) ? [...value] : value])
  );
  return { ...clearTextFields(resetPrompt()), ...values };
}

const others = `
  a an the and or then of in at on to with as is are be for from by this that its it
  play plays playing throughout camera shot shots view angle style look grading color colour mood music says say said
  speaker role line quote timecode timestamp timing start end t range id number speaks saying spoken voice between s sec secs second seconds fps p null none n true false off
`;

/** Labels, articles and units have no content of their own, so they are not lost when they reach no field. */
export const framingWords: ReadonlySet<string> = new Set([...labelWords, ...others.trim().split(/\s+/)]);

/** The stretches of `source` with a word that is neither framing nor among the kept ones. */
function findUnusedText(source: readonly string[], kept: ReadonlySet<string>): string[] {
  return source.filter((stretch) =>
    listWords(stretch).some((word) => !framingWords.has(word) && !kept.has(word))
  );
}

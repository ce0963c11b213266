// MinHash fingerprints of prompts (Broder 1997): the share of equal places in two of them estimates how many runs of
// words the prompts have in common. A fingerprint does not tell the words.
import { defaultPromptData } from '../../craft/prompt/default-prompt.ts';
import { choices } from '../../craft/prompt/prompt-choices.ts';
import { promptFieldNames } from '../../craft/prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '../../craft/prompt/prompt.ts';
import { listSearchWords } from '../search-words.ts';

/** `bandCount * rowsPerBand` hashes, signed 32-bit integers. */
export type Fingerprint = readonly number[];

/**
 * Two prompts that share 70 % of their runs of words agree in at least one band of four hashes 9,998 times of 10,000
 * (1 - (1 - 0.7⁴)³²), two that share 60 % 988 times of 1,000, two that share 15 % 16 times of 1,000.
 */
export const bandCount = 32;
const rowsPerBand = 4;
const hashCount = bandCount * rowsPerBand;

const wordsPerRun = 3;

/** Null for a prompt without words of its own, which nothing can be compared with. */
export function computeFingerprint(data: PromptData): Fingerprint | null {
  const runs = listRuns(data).map(hashText);
  if (runs.length === 0) return null;
  return seeds.map((seed) => runs.reduce((least, run) => Math.min(least, mix(run ^ seed)), 2 ** 31));
}

/** Estimates the shared runs of words as a share of all of both (Jaccard), 0 to 1; the standard error is at most 0.045. */
export function estimateSimilarity(one: Fingerprint, other: Fingerprint): number {
  const equal = one.filter((hash, place) => hash === other[place]);
  return one.length === 0 ? 0 : equal.length / one.length;
}

/** One number a band. Prompts without a common one are not worth comparing. Safe integers. */
export const listBands = (fingerprint: Fingerprint): readonly number[] =>
  Array.from({ length: bandCount }, (_, band) => {
    const rows = fingerprint.slice(band * rowsPerBand, (band + 1) * rowsPerBand);
    return band * 2 ** 32 + (rows.reduce((hash, row) => mix(Math.imul(hash, 31) ^ row), band) >>> 0);
  });

/** Every run of three words within a field; a shorter field is one run. */
function listRuns(data: PromptData): string[] {
  const runs = listOwnTexts(data).flatMap((text) => {
    const words = listSearchWords(text);
    if (words.length === 0) return [];
    if (words.length < wordsPerRun) return [words.join(' ')];
    return words.slice(wordsPerRun - 1).map((_, start) => words.slice(start, start + wordsPerRun).join(' '));
  });
  return [...new Set(runs)];
}

const builtInTexts: ReadonlySet<string | number> = new Set(Object.values(choices).flat());

/** The creator's own texts: no defaults and no built-in choices, which unrelated prompts share. */
const listOwnTexts = (data: PromptData): string[] =>
  promptFieldNames
    .flatMap((field) => listTexts(data, field))
    .filter((text) => text.trim() !== '' && !builtInTexts.has(text.trim()));

function listTexts(data: PromptData, field: PromptField): readonly string[] {
  const value = data[field];
  if (typeof value === 'string') return value === defaultPromptData[field] ? [] : [value];
  return typeof value === 'object' ? value : [];
}

/** FNV-1a over UTF-16 code units, 32 bits. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash;
}

/** The finalizer of MurmurHash3: each bit of the input changes half of the output's. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Stored fingerprints depend on them: changing one makes all of them incomparable. */
const seeds: readonly number[] = Array.from({ length: hashCount }, (_, place) =>
  mix(Math.imul(place + 1, 0x9e3779b9))
);

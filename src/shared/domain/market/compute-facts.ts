// The facts of a sealed prompt that buyers see before they buy. Every text in them comes from the built-in choices, so that
// no words of the creator can leak through them.
import { checkFit } from '../craft/fit/check-fit.ts';
import { scorePrompt } from '../craft/fit/score-prompt.ts';
import type { ModelRegistry } from '../craft/model/model.ts';
import { findModel, listActiveModels } from '../craft/model/registry/registry.ts';
import { isFilled } from '../craft/prompt/group-progress.ts';
import { choices } from '../craft/prompt/prompt-choices.ts';
import { normalizeResolution, promptFields } from '../craft/prompt/prompt-fields.ts';
import type { PromptData, PromptField } from '../craft/prompt/prompt.ts';
import { readDialogue } from '../craft/prompt/text/dialogue.ts';
import type { ListingFacts, StructurePart } from './listing.ts';

/** Longest clip and fastest film that facts tell; a prompt may hold any number. */
const maxSeconds = 3600;
const maxFrames = 1000;

/** The value of a fact where the prompt names no known choice. */
const omitted = '';

/**
 * `today` as YYYY-MM-DD: models that ended before it say nothing. Of texts only known models, languages, resolutions
 * and plain ratios are told; anything else is ''.
 */
export function computeFacts(data: PromptData, registry: ModelRegistry, today: string): ListingFacts {
  const structure = listStructure(data);
  return {
    filledFields: structure.map(({ field }) => field),
    wordCount: structure.reduce((sum, { words }) => sum + words, 0),
    model: findModel(registry, data.model)?.id ?? omitted,
    fit: scoreModels(data, registry, today),
    durationSeconds: bound(data.duration, maxSeconds),
    aspectRatio: readRatio(data.aspectRatio),
    resolution: known(choices.resolution, normalizeResolution(data.resolution)),
    frameRate: bound(data.frameRate, maxFrames),
    language: known(choices.language, data.language),
    shotCount: Math.max(1, data.shotTypes.filter((shot) => shot.trim() !== '').length),
    hasDialogue: readDialogue(data.dialogue).length > 0,
    hasAudio: hasAudio(data)
  };
}

/** Each filled field in the form's order with the number of its words; numbers and switches have none. */
export function listStructure(data: PromptData): StructurePart[] {
  return promptFields
    .filter(({ name }) => isFilled(data[name]) && data[name] !== false)
    .map(({ name }) => ({ field: name, words: countFieldWords(data, name) }));
}

function countFieldWords(data: PromptData, name: PromptField): number {
  const value = data[name];
  if (typeof value === 'string') return countTextWords(value);
  return typeof value === 'object' ? value.reduce((sum, item) => sum + countTextWords(item), 0) : 0;
}

/** The best first; models with equal scores stay in the registry's order. */
function scoreModels(data: PromptData, registry: ModelRegistry, today: string): ListingFacts['fit'] {
  return listActiveModels(registry, today)
    .map((model) => ({ model: model.id, findings: checkFit(data, model, { registry, today }) }))
    .filter(({ findings }) => findings.every(({ severity }) => severity !== 'error'))
    .map(({ model, findings }) => ({ model, score: scorePrompt(findings).score }))
    .toSorted((one, other) => other.score - one.score);
}

const bound = (value: number, most: number): number =>
  Number.isFinite(value) ? Math.round(Math.min(Math.max(value, 0), most) * 100) / 100 : 0;

/** "16:9", and not a word beside it. */
function readRatio(ratio: string): string {
  const [, width = '', height = ''] =
    /^\s*(\d{1,2}(?:\.\d{1,2})?)\s*:\s*(\d{1,2}(?:\.\d{1,2})?)\s*$/.exec(ratio) ?? [];
  return width === '' || Number(width) === 0 || Number(height) === 0 ? omitted : `${width}:${height}`;
}

function known(words: readonly string[], text: string): string {
  const wanted = text.trim().toLowerCase();
  return words.find((word) => word.toLowerCase() === wanted) ?? omitted;
}

/** Choices that say there is nothing to hear. */
const silent: ReadonlySet<string> = new Set(['', 'no-music', 'silence']);

const hasAudio = (data: PromptData): boolean =>
  readDialogue(data.dialogue).length > 0 ||
  !silent.has(data.musicStyle.trim()) ||
  !silent.has(data.ambientSounds.trim()) ||
  data.soundEffects.some((sound) => sound.trim() !== '');

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const unspacedAll = new RegExp(unspaced, 'gu');
const spaced = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** "a 4K close-up" is three words, "雨の夜" is three too. */
export function countTextWords(text: string): number {
  const rest = text.replace(unspacedAll, ' ');
  return (text.match(unspacedAll)?.length ?? 0) + (rest.match(spaced)?.length ?? 0);
}

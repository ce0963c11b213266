// Rules for speech and sound: enough time for the words, a model with sound, and one name for each speaker.
import { sentence } from '../../../../kit/sentence.ts';
import { listDurations } from '../../model/durations.ts';
import type { Model } from '../../model/model.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { nameSpeaker, type SpokenLine } from '../../prompt/text/dialogue.ts';
import { estimateSpeechSeconds } from '../../prompt/text/speech-time.ts';
import { writeChoice, writeChoices } from '../../prompt/text/wording.ts';
import { quoteText, formatCount } from '../../prompt/phrases.ts';
import { memoizeByPrompt, escapePattern, readLines } from './prompt-texts.ts';
import type { FitRule, Fix, RuleHit } from './fit-rule.ts';

/** Tolerance for speech that runs over: 18 English words still pass in 8 s. */
const tolerance = 1.025;

/** A line that takes longer than twelve English words do tends to drift from its voice (models.md §2.2). */
const maxLineSeconds = (12 / 2.2) * tolerance;

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

type Speech = { readonly amount: number; readonly noun: 'word' | 'character'; readonly seconds: number };

/** Characters for Chinese, Japanese and Korean, words for everything else. */
function measureSpeech(words: string, language: string): Speech {
  const characters = words.match(eastAsian)?.length ?? 0;
  const seconds = estimateSpeechSeconds(words, language);
  if (characters > 0) return { amount: characters, noun: 'character', seconds };
  return { amount: words.match(word)?.length ?? 0, noun: 'word', seconds };
}

/** The spoken words of a line; of `She says, "Go."` only the quoted part. */
function spokenWords({ words, isAttributed }: SpokenLine): string {
  if (!isAttributed) return words;
  return [...words.matchAll(/["“]([^"“”]+)["”]/gu)].map(([, quoted]) => quoted ?? '').join(' ');
}

const measureLines = memoizeByPrompt((data) =>
  readLines(data).map((line) => measureSpeech(spokenWords(line), data.language))
);

function shortenSpeech(data: PromptData, model: Model, seconds: number): Fix | null {
  const lengths = model.durations === null ? [] : listDurations(model.durations.value);
  const duration = lengths.find((length) => length > data.duration && seconds <= length * tolerance);
  return duration === undefined ? null : { label: sentence`Set ${duration} s`, data: { ...data, duration } };
}

function judgeAll(data: PromptData, model: Model): RuleHit[] {
  const lines = measureLines(data);
  const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
  if (seconds === 0 || !(seconds > data.duration * tolerance)) return [];
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const noun = lines.find((line) => line.noun === 'character')?.noun ?? 'word';
  const room = Math.max(0, Math.round((amount / seconds) * data.duration));
  const words = formatCount(amount, noun);
  const about = Math.round(seconds * 10) / 10;
  const message = sentence`${words} take about ${about} s to say; ${data.duration} s hold about ${room}.`;
  return [{ fields: ['dialogue', 'duration'], message, fix: shortenSpeech(data, model, seconds) }];
}

function judgeLines(data: PromptData): RuleHit[] {
  const lines = measureLines(data);
  const longest = lines.reduce((most, line) => Math.max(most, line.seconds), 0);
  const line = lines.find(({ seconds }) => seconds === longest);
  if (line === undefined || longest <= maxLineSeconds) return [];
  const advised = Math.floor((line.amount / line.seconds) * maxLineSeconds);
  const length = formatCount(line.amount, line.noun);
  const message =
    lines.length === 1
      ? sentence`The line is ${length} long; past ${advised} the voice tends to drift.`
      : sentence`Line ${lines.indexOf(line) + 1} is ${length} long; past ${advised} the voice tends to drift.`;
  return [{ fields: ['dialogue'], message, fix: null }];
}

const isSilent = (model: Model): boolean => model.audio?.value === 'none';

const dialogueTooLong: FitRule = {
  id: 'dialogue-too-long',
  severity: 'warning',
  check: (data, model) => (isSilent(model) ? [] : [...judgeAll(data, model), ...judgeLines(data)])
};

const dialogueOnSilentModel: FitRule = {
  id: 'dialogue-on-silent-model',
  severity: 'warning',
  check: (data, model) => {
    const { length } = readLines(data);
    if (!isSilent(model) || length === 0) return [];
    const message =
      length === 1
        ? sentence`${model.label} makes no sound, so the line will not be heard.`
        : sentence`${model.label} makes no sound, so all ${length} lines will not be heard.`;
    return [{ fields: ['dialogue'], message, fix: null }];
  }
};

const hasSound = memoizeByPrompt(
  (data) =>
    readLines(data).length > 0 ||
    [...writeChoices(data.soundEffects), writeChoice(data.ambientSounds), data.musicStyle.trim()].some(
      (sound) => sound !== ''
    )
);

const noAudioOnAudioModel: FitRule = {
  id: 'no-audio-on-audio-model',
  severity: 'warning',
  check: (data, model) => {
    const audio = model.audio?.value;
    if (audio === undefined || audio === 'none' || hasSound(data)) return [];
    const message =
      audio === 'toggle'
        ? sentence`Nothing is said about sound, so ${model.label} makes some up unless its audio is switched off.`
        : sentence`Nothing is said about sound, so ${model.label} makes some up.`;
    return [
      {
        fields: ['ambientSounds', 'soundEffects', 'musicStyle', 'dialogue'],
        message,
        fix: { label: sentence`Add a quiet room tone`, data: { ...data, ambientSounds: 'quiet-room-tone' } }
      }
    ];
  }
};

export const speechRules: readonly FitRule[] = [dialogueTooLong, dialogueOnSilentModel, noAudioOnAudioModel];

const titles =
  /^(?:the|an?)\s|\b(?:dr|mr|mrs|ms|prof|det|st|doctor|professor|detective|captain|officer)\b\.?/giu;

function nameWords(label: string): string[] {
  const bare = label.toLowerCase().replace(titles, ' ');
  return bare.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? label.toLowerCase().match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];
}

/** One letter added, lost or changed in a name of at least five, digits apart. */
function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length - short.length > 1 || /\d/.test(one + other)) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  return short.slice(start) === long.slice(start + 1) || short.slice(start + 1) === long.slice(start + 1);
}

/** The same words but for a slip in one of them; "Speaker A" and "Speaker B" are two people. */
function hasTypo(one: readonly string[], other: readonly string[]): boolean {
  const different = one.filter((name, index) => name !== other[index]);
  const [name = ''] = different;
  return (
    one.length === other.length && different.length === 1 && isTypo(name, other[one.indexOf(name)] ?? '')
  );
}

const isProperName = (label: string): boolean => /^\p{Lu}/u.test(label) && nameSpeaker(label) === label;

function isSamePerson(one: string, other: string): boolean {
  const [first, second] = [nameWords(one), nameWords(other)];
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  const isPart = short.length > 0 && short.every((name) => long.includes(name));
  if (isPart && short.length === long.length) return true;
  return (isPart && isProperName(one) && isProperName(other)) || hasTypo(first, second);
}

/** Puts the first name in place of the drifted one at the start of its lines. */
function rename(dialogue: string, from: string, to: string): string {
  const starts = new RegExp(String.raw`^([-–—\s[]*)${escapePattern(from)}(\]?[:：])`, 'gmu');
  return dialogue.replace(starts, (_whole, before: string, after: string) => before + to + after);
}

function listNameVariants(labels: readonly string[]): [first: string, drifted: string][] {
  return labels.flatMap((label, index) => {
    const first = labels.slice(0, index).find((earlier) => isSamePerson(earlier, label));
    return first === undefined ? [] : [[first, label]];
  });
}

const maxSpeakers = 40;

const listSpeakers = (lines: readonly { readonly speaker: string | null }[]): string[] =>
  [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))].slice(0, maxSpeakers);

const speakerLabelDrift: FitRule = {
  id: 'speaker-label-drift',
  severity: 'warning',
  check: memoizeByPrompt((data) => {
    const drifts = listNameVariants(listSpeakers(readLines(data)));
    const [drift] = drifts;
    if (drift === undefined) return [];
    const dialogue = drifts.reduce((text, [first, label]) => rename(text, label, first), data.dialogue);
    const fixed = { ...data, dialogue };
    const isSettled = listNameVariants(listSpeakers(readLines(fixed))).length === 0;
    return [
      {
        fields: ['dialogue'],
        message: sentence`${quoteText(drift[0])} and ${quoteText(drift[1])} look like one speaker under two names.`,
        fix: isSettled ? { label: sentence`Use ${quoteText(drift[0])} throughout`, data: fixed } : null
      }
    ];
  })
};

export const speakerRules: readonly FitRule[] = [speakerLabelDrift];

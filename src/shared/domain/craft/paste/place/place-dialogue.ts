// Spoken words: quoted in prose with who says them and how, or under a label line by line.
import { languages } from '../../prompt/prompt-choices.ts';
import { nameSpeaker } from '../../prompt/text/dialogue.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import type { EvidenceCollector, Evidence } from './evidence-collector.ts';
import { speechVerb, voiceOver } from '../words/cue-patterns.ts';
import { placeItem } from './place-value.ts';
import { countWords } from '../words/tokenize.ts';

const quoted = /["“«]([^"“”«»]{1,600})["”»]/;
const allQuotes = new RegExp(quoted, 'g');

/** Words on a sign are seen, not heard. */
const shownText = /\b(?:text|sign|caption|title|banner|poster|logo|label|headline)\b/i;

/** True where words are said, not shown: a speech verb or a colon stands by the quote. */
export function isSpoken(sentence: string): boolean {
  const match = quoted.exec(sentence);
  if (match === null || !/\p{L}/u.test(match[1] ?? '')) return false;
  const before = sentence.slice(0, match.index);
  const after = sentence.slice(match.index + match[0].length);
  if (shownText.test(before)) return false;
  if (
    speechVerb.test(before) ||
    voiceOver.test(before) ||
    speechVerb.test(after.slice(0, 60)) ||
    /[:—–-]\s*$/.test(before)
  )
    return true;
  return before.trim() === '' && after.trim() === '';
}

/** A sentence of prose in which something is said. */
export function placeSpokenSentence(sentence: string, evidence: Evidence, out: EvidenceCollector): void {
  if (labeledQuote.test(sentence) && !speechVerb.test(sentence.slice(0, sentence.indexOf(':')))) {
    return placeSpeakerLine(sentence, evidence, out);
  }
  const quotes = [...sentence.matchAll(allQuotes)];
  const [match] = quotes;
  if (match === undefined || quotes.length > 1) return placeLine(sentence, evidence, out);
  const before = sentence.slice(0, match.index).trim();
  const after = sentence
    .slice(match.index + match[0].length)
    .replace(/^[.!?]+$/, '')
    .trim();
  const words = (match[1] ?? '').trim();
  const lead = readLead(before, after);
  if (lead === undefined) return placeLine(sentence, evidence, out);
  placeDelivery(lead.delivery, evidence, out);
  // "whispers" says how; such a line stays as it is.
  if (!plainVerb.test(lead.verb)) return placeLine(sentence, evidence, out);
  const isVoice = lead.speaker === '' || placeVoiceSpeaker(lead.speaker, evidence, out);
  out.explained.push(lead.verb);
  const spoken = words.replace(/,$/, '');
  placeLine(isVoice ? spoken : `${labelSpeaker(lead.speaker)}: ${spoken}`, evidence, out);
}

const labeledQuote = /^[-–—•*\s]*\[?[\p{L}\p{N}][^:："“”]{0,50}[:：]\s*["“][^"“”]*["”]\.?$/u;

const placeLine = (line: string, evidence: Evidence, out: EvidenceCollector): void => {
  out.put('dialogue', line, evidence);
};

const plainVerb =
  /^(?:says?|said|saying|asks?|replies|answers|adds|responds|states|tells|announces|explains|speaks?|speaking|narrates?)?$/i;

/** The label our own prompts would make "The keeper" of, which is "Keeper"; "Anna" stays. */
function labelSpeaker(speaker: string): string {
  const bare = speaker.replace(/^the /i, '');
  const label = bare.charAt(0).toUpperCase() + bare.slice(1);
  return nameSpeaker(label) === speaker ? label : speaker;
}

type Lead = { readonly speaker: string; readonly verb: string; readonly delivery: string };

/** The speaker and delivery; undefined where the sentence says more than that and must stay whole. */
function readLead(before: string, after: string): Lead | undefined {
  if (before === '' && after === '') return { speaker: '', verb: '', delivery: '' };
  const lead =
    before === ''
      ? turnAround(after)
      : after === ''
        ? before.replace(/(?<![:,—–-])[:,—–-]+$/, '').trim()
        : undefined;
  if (lead === undefined) return undefined;
  const verb = speechVerb.exec(lead);
  const isLabel = verb === null || /^(?:begins|continues)$/i.test(verb[0]);
  const speaker = (isLabel ? lead : lead.slice(0, verb.index)).replace(/(?<![\s,])[\s,]+$/, '').trim();
  const delivery = isLabel ? '' : lead.slice(verb.index + verb[0].length).trim();
  const isShort =
    countWords(speaker) <= 5 && !/[,;:.]/.test(speaker) && !/\b(?:and|then|while|who|as)\b/i.test(speaker);
  return isShort && isDelivery(delivery) ? { speaker, verb: isLabel ? '' : verb[0], delivery } : undefined;
}

/** "she whispers" and "whispers the old man" after the quote. */
function turnAround(after: string): string | undefined {
  const bare = after.replace(/(?<![.,])[.,]+$/, '');
  const verb = speechVerb.exec(bare);
  if (verb === null || countWords(bare) > 7) return undefined;
  return verb.index === 0 ? `${bare.slice(verb[0].length).trim()} ${verb[0]}` : bare;
}

const inLanguage = new RegExp(`\\bin (${languages.join('|')})\\b`, 'i');
const inVoice = /\bin (?:the voice of )?(an?|the|his|her|their)?\s?([^,:"]{1,60})$/i;
const adverb = /^(\p{L}+ly)$/u;

function isDelivery(text: string): boolean {
  const rest = text
    .replace(inLanguage, '')
    .replace(/(?<![\s,])[\s,]+$/, '')
    .replace(/^[\s,]+/, '');
  return (
    rest === '' ||
    adverb.test(rest) ||
    (inVoice.test(rest) && /^in /i.test(rest)) ||
    /^in [A-Z]\p{L}+$/u.test(rest)
  );
}

/** "in Japanese, in a soft voice". */
export function placeDelivery(text: string, evidence: Evidence, out: EvidenceCollector): void {
  const language = inLanguage.exec(text) ?? /\bin (\p{Lu}\p{L}{2,20})(?=,|$)/u.exec(text);
  if (language !== null) placeItem('language', language[1] ?? '', evidence, out);
  const rest = (language === null ? text : text.replace(language[0], '')).replace(
    /^[\s,]+|(?<![\s,.])[\s,.]+$/g,
    ''
  );
  const voice = adverb.exec(rest)?.[1] ?? inVoice.exec(rest)?.[2];
  if (voice !== undefined) placeItem('voiceStyle', voice, evidence, out);
}

/** "A cheerful voice" and "A documentary narrator" are voices; nobody is named. */
function placeVoiceSpeaker(speaker: string, evidence: Evidence, out: EvidenceCollector): boolean {
  if (/^a voice$/i.test(speaker)) return true;
  const voice = /^an? (.{1,40}) (voice|narrator|anchor|announcer)$/i.exec(speaker);
  if (voice === null) return false;
  const noun = /^voice$/i.test(voice[2] ?? '') ? '' : ` ${voice[2]}`;
  placeItem('voiceStyle', `${voice[1]}${noun}`, evidence, out);
  return true;
}

const speakerLine = /^[-–—•*\s]*\[?([\p{L}\p{N}][^:："“”[\]]{0,50})\]?\s?[:：]\s*(\S.*)$/u;

/** Text under a label for dialogue, or lines that name their speaker. */
export function placeDialogue(text: string, evidence: Evidence, out: EvidenceCollector): void {
  const lines = text.split('\n').flatMap(splitSpeakers);
  for (const line of lines) {
    const trimmed = line.trim();
    if (trimmed === '' || /^["“]?(?:none|no dialogue|n\/a|silent)\.?["”]?$/i.test(trimmed)) {
      if (trimmed !== '') out.explained.push(trimmed.replace(/dialogue/i, ''));
      continue;
    }
    placeSpeakerLine(trimmed, evidence, out);
  }
}

function placeSpeakerLine(line: string, evidence: Evidence, out: EvidenceCollector): void {
  const [, who, words] = speakerLine.exec(line) ?? [];
  if (who === undefined || words === undefined) {
    if (isSpoken(line) && !quoted.exec(line)?.[0].startsWith(line.slice(0, 3)))
      return placeSpokenSentence(line, evidence, out);
    return placeLine(unquote(line.replace(/^[-•*]\s+/, '')), evidence, out);
  }
  const [name = '', ...rest] = who.split(/(?<!\s)\s*[,(]\s*/);
  const delivery = rest
    .join(', ')
    .replace(/\)\s*$/, '')
    .trim();
  const note = /^\(([^()]{1,60})\)\s*(\S.*)$/.exec(words);
  if (delivery !== '') placeManner(delivery, evidence, out);
  if (note !== null) placeManner(note[1] ?? '', evidence, out);
  placeLine(`${labelSpeaker(tidyText(name))}: ${unquote(note?.[2] ?? words)}`, evidence, out);
}

/** "in French, low and tired" beside a speaker's name. */
function placeManner(manner: string, evidence: Evidence, out: EvidenceCollector): void {
  if (/^in\s/i.test(manner)) placeDelivery(manner, evidence, out);
  else placeItem('voiceStyle', manner, evidence, out);
}

const nextSpeaker =
  /(?<=[.!?…。！？"”」])\s+(?=\[?\p{Lu}[\p{L}'’]{0,24}(?: \p{Lu}[\p{L}'’]{0,24})?\]?:\s?\S)/u;

/** Several speakers on one line: a new one begins after a closed quote or sentence. */
const splitSpeakers = (line: string): string[] => line.split(nextSpeaker);

/** Ways to read the same dialogue on other lines, for where the whole prompt tells which one is right. */
export function listOtherDialogues(dialogue: string): string[][] {
  const flat = dialogue.replace(/\s+/g, ' ');
  return [[flat], flat.split(/(?<=[.!?…。！？"”」])\s+(?=\p{L}[\p{L} '’]{0,30}: )/u)];
}

function unquote(text: string): string {
  const inner = /^["“«]([^"“”«»]*)["”»][.]?$/.exec(text.trim())?.[1];
  return inner ?? text.trim();
}

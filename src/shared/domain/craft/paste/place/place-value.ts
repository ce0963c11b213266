// Places a text whose field is known, and the delivery settings found anywhere in a text ("8 seconds", "--ar 16:9").
import { findField } from '../../prompt/prompt-fields.ts';
import type { PromptField } from '../../prompt/prompt.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import {
  isBlank,
  isChoiceField,
  matchChoice,
  readChoice,
  readNumber,
  readSwitch
} from '../words/field-values.ts';
import { tokenize } from '../words/tokenize.ts';
import type { EvidenceCollector, Evidence } from './evidence-collector.ts';

const amount =
  /(?<![\d.:])[\d.:]+\s?(?:s|secs?|seconds?|mins?|minutes?|fps|frames per second|frames|\/\s?10)?(?![\p{L}\d])/iu;
const answer =
  /^\W*(?:yes|true|on|enabled|visible|shown|burned in|no|not|false|off|none|disabled|without|hidden)\b/i;
const delivery =
  /\d{3,4}\s?[x×]\s?\d{3,4}|\d{3,4}p|[248]k|uhd|ultra hd|full hd|vertical|portrait|square|horizontal|landscape|widescreen|\d{1,2}(?:\.\d\d?)?\s?[:x×/]\s?\d{1,2}/gi;

/** False where the text is no value of the field, or the field has its one value already. */
export function placeValue(
  field: PromptField,
  text: string,
  evidence: Evidence,
  out: EvidenceCollector
): boolean {
  const kind = findField(field)?.kind;
  if (isBlank(text)) return true;
  if (kind === 'number') return placeAmount(field, text, evidence, out);
  if (kind === 'switch') return placeAnswer(field, text, evidence, out);
  if (kind === 'list') {
    return splitList(field, text).every((item) => placeItem(field, item, evidence, out));
  }
  return placeItem(field, text, evidence, out);
}

/** One item of a list, or a text as a whole. */
export function placeItem(
  field: PromptField,
  text: string,
  evidence: Evidence,
  out: EvidenceCollector
): boolean {
  if (isBlank(text)) return true;
  if (!isChoiceField(field))
    return out.put(field, field === 'dialogue' ? text.trim() : tidyText(text), evidence);
  const value = readChoice(field, text);
  const isPlaced = out.put(field, value, evidence);
  if (isPlaced && matchChoice(field, tidyText(text)) !== undefined) out.explained.push(text);
  if (isPlaced && (field === 'resolution' || field === 'aspectRatio')) {
    out.explained.push(...(text.slice(0, 80).match(delivery) ?? []));
  }
  return isPlaced;
}

function placeAmount(field: PromptField, text: string, evidence: Evidence, out: EvidenceCollector): boolean {
  const value = readNumber(text.slice(0, 80));
  if (value === undefined) return false;
  // A clip of no length says nothing, and is left out.
  const isNothing = field === 'duration' && value <= 0;
  if (!isNothing && !out.put(field, String(value), evidence)) return false;
  out.explained.push(amount.exec(text.slice(0, 80))?.[0] ?? '');
  return true;
}

function placeAnswer(field: PromptField, text: string, evidence: Evidence, out: EvidenceCollector): boolean {
  const value = readSwitch(text.slice(0, 80));
  if (value === undefined || !out.put(field, String(value), evidence)) return false;
  out.explained.push(answer.exec(text.slice(0, 80))?.[0] ?? '');
  return true;
}

/** Effects may be joined by "and"; in a sound "and" may tell what follows. */
function splitList(field: PromptField, text: string): string[] {
  const parts = text.split(/[,;、，；\n]|\s[/|]\s/);
  const items = field === 'soundEffects' ? parts : parts.flatMap((part) => part.split(/\sand\s/i));
  return items.map((item) => tidyText(item.replace(/^\s*and\s/i, ''))).filter((item) => item !== '');
}

const duration = /(?<![\d.:–-])(\d{1,3}(?:\.\d{1,2})?)[\s-]?(?:s|secs?|seconds?)(?![\p{L}\d])/giu;
const frameRate = /\b(\d{2,3})\s?fps\b/i;
const resolution =
  /\b(?:480|540|720|768|1080|1440|2160)p\b|\b[48]k\b|\b(?:1920|1280|3840|1080|720)\s?[x×]\s?\d{3,4}\b/i;
const ratio = /(?<![\d.:])(?:16:9|9:16|1:1|4:3|3:4|21:9|4:5|3:2|2:3|2\.3[59]:1)(?![\d:])/;
const orientation =
  /\b(?:vertical|portrait|horizontal|landscape) (?:video|format|orientation|framing|aspect|clip|mode)\b/i;

const filler = new Set(
  'a an the in at with and of format aspect ratio video clip resolution duration length long quality ar s sec secs second seconds fps frames per vertical horizontal portrait landscape widescreen orientation total p'.split(
    ' '
  )
);

const matchAll = (text: string): string[] =>
  [
    [...text.matchAll(duration)].map((match) => match[0]),
    [frameRate, resolution, ratio, orientation].map((pattern) => pattern.exec(text)?.[0] ?? '')
  ]
    .flat()
    .filter((match) => match !== '');

/** Puts in what a text says of delivery, where no label said it before. The text itself is placed by the caller. */
export function scanSettings(text: string, out: EvidenceCollector, from = ''): void {
  const evidenceFrom = (match: string): Evidence => ({ confidence: 0.7, from: from || match });
  const lengths = [...text.matchAll(duration)].map((match) => match[1] ?? '');
  if (new Set(lengths).size === 1)
    placeValue('duration', lengths[0] ?? '', evidenceFrom(text.match(duration)?.[0] ?? ''), out);
  const rate = frameRate.exec(text);
  if (rate !== null) placeValue('frameRate', rate[1] ?? '', evidenceFrom(rate[0]), out);
  const size = resolution.exec(text);
  if (size !== null) placeItem('resolution', size[0], evidenceFrom(size[0]), out);
  const shape = ratio.exec(text) ?? orientation.exec(text);
  if (shape !== null) placeItem('aspectRatio', shape[0], evidenceFrom(shape[0]), out);
}

/** True for a text that says nothing but how the video is delivered. */
export function isOnlySettings(text: string): boolean {
  if (text.length > 160) return false;
  const matches = matchAll(text);
  const rest = matches.reduce((left, match) => left.replace(match, ' '), text);
  return matches.length > 0 && tokenize(rest).every(({ word }) => filler.has(word));
}

/** Places a list of settings; what is none is kept. */
export function placeSettings(text: string, out: EvidenceCollector): void {
  for (const part of text.split(/[,;|\n]|\.\s/)) {
    if (isOnlySettings(part)) {
      out.explained.push(part);
      scanSettings(part, out, part.trim());
    } else if (part.trim() !== '') {
      scanSettings(part, out);
      out.keep(part);
    }
  }
}

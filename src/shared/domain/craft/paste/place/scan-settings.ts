// Settings are the few facts of delivery that people drop anywhere: "8 seconds", "24 fps", "--ar 16:9", "4K".
import type { Collected, Evidence } from './collected.ts';
import { placeItem, placeValue } from './place-value.ts';
import { tokenize } from '../words/words.ts';

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
export function scanSettings(text: string, out: Collected, from = ''): void {
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
export function placeSettings(text: string, out: Collected): void {
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

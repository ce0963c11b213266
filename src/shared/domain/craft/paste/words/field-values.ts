// Converts a pasted value to a field's value: "8 seconds" → 8, "Slow dolly-in" → "slow-dolly-in", "vertical" → "9:16".
import { choiceId, choices, languages } from '../../prompt/prompt-choices.ts';
import { normalizeResolution, type TextField, type ListField } from '../../prompt/prompt-fields.ts';
import { tidyText } from '../../prompt/text/tidy-text.ts';
import { findAlias } from './aliases.ts';

export type ChoiceField = Extract<TextField | ListField, keyof typeof choices>;

const blank = /^(?:null|none|n\/a|undefined|tbd|[-–—\s]*)$/i;

/** True where somebody wrote that there is nothing. */
export const isBlank = (text: string): boolean => text.length < 12 && blank.test(text.trim());

export const isChoiceField = (field: string): field is ChoiceField => Object.hasOwn(choices, field);

const endings: Readonly<Partial<Record<ChoiceField, RegExp>>> = {
  cameraMovement: / (?:camera|camera movement|movement)$/i,
  shotTypes: / (?:shot|view|angle|framing)$/i,
  transitions: / (?:transition)$/i,
  cinematicStyle: / (?:style|look|aesthetic)$/i,
  colorGrading: / (?:(?:color |colour )?(?:grading|grade|palette|tones?)|colou?rs?)$/i,
  mood: / (?:mood|atmosphere|tone|feel|vibe)$/i,
  voiceStyle: / (?:voice|tone|tone of voice)$/i,
  musicStyle: / (?:music|score|soundtrack)$/i
};

/** One of our choices for a field, said with or without an article and the field's own noun. */
export function matchChoice(field: ChoiceField, text: string): string | undefined {
  const words = text.trim().replace(/\.$/, '');
  // Anything but plain letters would be dropped on the way to a choice.
  if (words.length > 40 || !/^[\x20-\x7E]+$/.test(words)) return undefined;
  const ending = endings[field];
  // A sound or an effect keeps its article: it was typed as a phrase of its own.
  const bare = ending === undefined ? words : words.replace(/^(?:an?|the|some) /i, '');
  for (const form of new Set([words, bare, ...(ending ? [bare.replace(ending, '')] : [])])) {
    const found = choiceIn(field, form);
    if (found !== undefined) return found;
  }
  return undefined;
}

function choiceIn(field: ChoiceField, words: string): string | undefined {
  const id = choiceId(words.trim());
  return findAlias(field, id) ?? choicesById.get(field)?.get(id);
}

const choicesById: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(choices).map(([field, values]) => [
    field,
    new Map(values.map((value) => [choiceId(String(value)), String(value)]))
  ])
);

/** A choice of ours, or the text as its creator would type it. */
export function readChoice(field: ChoiceField, text: string): string {
  if (field === 'resolution') return readResolution(text);
  if (field === 'aspectRatio') return readRatio(text);
  if (field === 'model') return readModel(text);
  const tidy = tidyText(text);
  if (field === 'language')
    return languages.find((name) => name.toLowerCase() === tidy.replace(/\.$/, '').toLowerCase()) ?? tidy;
  return matchChoice(field, tidy) ?? lowerStart(tidy.replace(/(?<=\p{L})\.$/u, ''));
}

/** "Soft amber and teal" → "soft amber and teal"; a single word may be a name and stays as it is. */
function lowerStart(text: string): string {
  const isPlain = /^\p{Lu}\p{Ll}+[\s,-]/u.test(text) && text.slice(1) === text.slice(1).toLowerCase();
  return isPlain ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Seconds, frames or a level; undefined where there is no number. */
export function readNumber(text: string): number | undefined {
  const plain = Number(text.trim().split(/\s/, 1)[0] || Number.NaN);
  if (Number.isFinite(plain) && !/\bmin/i.test(text)) return plain;
  const clock = /^\s*(\d{1,2}):(\d{2})\b/.exec(text);
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]);
  const [, digits, unit] = /(\d{1,6}(?:\.\d{1,3})?)\s?(min)?/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * (unit === undefined ? 1 : 60);
}

/** Undefined where the text says neither yes nor no. */
export function readSwitch(text: string): boolean | undefined {
  if (/^\W*(?:yes|true|on|enabled|visible|shown|burned in)\b/i.test(text)) return true;
  return /^\W*(?:no|not|false|off|none|disabled|without|hidden)\b/i.test(text) ? false : undefined;
}

const sizes: Readonly<Record<string, string>> = {
  '1280x720': '720p',
  '720x1280': '720p',
  '1920x1080': '1080p',
  '1080x1920': '1080p',
  '2560x1440': '1440p',
  '3840x2160': '4K',
  '2160x3840': '4K'
};

function readResolution(text: string): string {
  const size = /(\d{3,4})\s?[x×]\s?(\d{3,4})/i.exec(text);
  if (size !== null) return sizes[`${size[1]}x${size[2]}`] ?? tidyText(text);
  const named = /\b(\d{3,4}p|[248]k)\b/i.exec(text)?.[1];
  if (named !== undefined) return normalizeResolution(named);
  if (/\b(?:ultra hd|uhd)\b/i.test(text)) return '4K';
  return /\bfull hd\b/i.test(text) ? '1080p' : tidyText(text);
}

function readRatio(text: string): string {
  const ratio = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?)\s?[:x×/]\s?(\d{1,2})(?!\d)/i.exec(text);
  if (ratio !== null) return `${ratio[1]}:${ratio[2]}`;
  if (/\b(?:vertical|portrait)\b/i.test(text)) return '9:16';
  if (/\bsquare\b/i.test(text)) return '1:1';
  return /\b(?:horizontal|landscape|widescreen)\b/i.test(text) ? '16:9' : tidyText(text);
}

const vendors =
  /^(?:google |openai )?(?:veo|sora|kling|runway|gen|seedance|luma|ray|pika|hailuo|minimax|wan|ltx|grok|vidu|gemini|omni)\b/i;

/** "Veo 3.1 Fast" → "veo-3.1-fast"; a name of another kind stays as it is. */
function readModel(text: string): string {
  const name = text.trim();
  const isKnown = name.length <= 40 && /^[A-Za-z0-9 ._-]+$/.test(name) && vendors.test(name);
  return isKnown
    ? name
        .toLowerCase()
        .replace(/^(?:google|openai) /, '')
        .replace(/[ _]+/g, '-')
    : name;
}

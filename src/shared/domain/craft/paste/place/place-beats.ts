// A beat is one timed part of a longer prompt; it goes to the action under its time, its sounds and words to theirs.
import { splitProse } from '../read/split-prose.ts';
import { type Tree, type TreeEntry, writeTree } from '../read/parse-tree.ts';
import { findLabel } from '../words/field-labels.ts';
import { isBlank, matchChoice } from '../words/field-values.ts';
import { findShotLead } from '../words/shot-phrases.ts';
import { keyWords, tokenize } from '../words/tokenize.ts';
import type { EvidenceCollector, Evidence } from './evidence-collector.ts';
import { placeSoundSentence } from './place-audio.ts';
import { isSpoken, placeSpokenSentence } from './place-dialogue.ts';
import { addUnderLabel, placeLabeled } from './place-label.ts';
import { placePart } from './place-prose.ts';
import { placeItem } from './place-value.ts';

/** `stamp` as pasted: "[00:00-00:02]", "Shot 1 (3s):"; '' for none. */
export function placeBeat(stamp: string, text: string, evidence: Evidence, out: EvidenceCollector): void {
  const narrated: string[] = [];
  for (const sentence of splitProse(text)) {
    const label = /^([\p{L} &]{2,24}):\s+(.+)$/su.exec(sentence);
    const target = label === null ? undefined : findLabel(label[1] ?? '');
    if (sentence.length > 1500) narrated.push(sentence);
    else if (isSpoken(sentence)) placeSpokenSentence(sentence, evidence, out);
    else if (
      target === 'soundEffects' ||
      target === 'ambientSounds' ||
      target === 'musicStyle' ||
      target === 'audio'
    ) {
      placeLabeled(
        { label: label?.[1] ?? '', context: '', text: (label?.[2] ?? '').replace(/\.$/, '') },
        evidence,
        out
      );
    } else if (!placeSoundSentence(sentence, evidence, out)) {
      noteShot(sentence, evidence, out);
      narrated.push(sentence);
    }
  }
  const line = [stamp, narrated.join(' ')].filter(Boolean).join(' ');
  if (narrated.length > 0) out.put('action', line, evidence);
  else out.keep(stamp);
}

/** The sentence stays whole; what kind of shot it opens with is noted beside it. */
function noteShot(sentence: string, evidence: Evidence, out: EvidenceCollector): void {
  const lead = findShotLead(sentence);
  if (lead !== undefined) placeItem('shotTypes', lead.name, evidence, out);
}

const timeKeys = new Set([
  'time',
  'timestamp',
  'timecode',
  'time range',
  'timing',
  't',
  'at',
  'range',
  'timestamps'
]);
const numberKeys = new Set([
  'id',
  'shot',
  'scene',
  'index',
  'number',
  'shot id',
  'scene id',
  'shot number',
  'scene number',
  'beat',
  'order',
  'step'
]);
const narratedTargets = new Set([
  'prose',
  'action',
  'concept',
  'camera',
  'cameraMovement',
  'kept',
  'transitions'
]);

export function placeBeatTree(tree: Tree, out: EvidenceCollector, path: readonly string[]): void {
  const from = `${path.join('.')}: ${writeTree(tree)}`.slice(0, 400);
  const evidence = { confidence: 0.85, from };
  if (tree.kind !== 'map') return placeBeat('', writeTree(tree), evidence, out);
  const texts: string[] = [];
  for (const { key, value } of tree.entries) {
    const target = findLabel(key, 'shot');
    const text = writeTree(value);
    const isTime = isTimeKey(key) || (target === 'duration' && value.kind === 'text');
    if (isTime || isBlank(text)) continue;
    if (
      numberKeys.has(keyWords(key).toLowerCase()) &&
      tokenize(text).length < 4 &&
      !narratedTargets.has(target ?? '')
    )
      continue;
    if (target === undefined) texts.push(`${keyWords(key)}: ${text}`);
    else if (target === 'prose' || target === 'action' || target === 'concept') texts.unshift(text);
    else if (narratedTargets.has(target)) texts.push(text);
    else if (isDuplicateText(target, text, out)) continue;
    else if (value.kind === 'text' && !isTaken(target, out))
      placePart({ label: key, context: 'shot', text }, evidence, out);
    else texts.push(isTaken(target, out) ? text : `${keyWords(key)}: ${text}`);
  }
  const fresh = texts.filter((text) => !isRepeatedText(text, out));
  const sentences = fresh.map((text) => (/[.!?…]["”]?$/.test(text) ? text : `${text}.`)).join(' ');
  const stamp = writeStamp(tree.entries, out);
  if (fresh.length === 0 && texts.length > 0) out.explained.push(...texts, ...stamp.split(/\D+/));
  else if (sentences === '') addUnderLabel('beat', writeTree(tree), out);
  else placeBeat(stamp, sentences, evidence, out);
}

/** Our own timeline says once more what the action and the shots say. */
function isRepeatedText(text: string, out: EvidenceCollector): boolean {
  const words = text.toLowerCase().replace(/(?<![.\s])[.\s]+$/, '');
  const shot = matchChoice('shotTypes', words);
  if (shot !== undefined && out.listParts('shotTypes').includes(shot)) return true;
  const action = out.listParts('action').filter((part) => !/^(?:\[|shot \d)/i.test(part));
  return action.some((part) => part.toLowerCase().includes(words));
}

const isTimeKey = (key: string): boolean => {
  const words = keyWords(key).toLowerCase();
  return timeKeys.has(words) || /^(?:start|end|from|to)(?: (?:time|seconds?|s))?$/.test(words);
};

/** "Shot 2 (3s):", "Shot 2:" or ''. */
function nameBeat(entries: readonly TreeEntry[], out: EvidenceCollector): string {
  const number = entries.find(({ key }) => numberKeys.has(keyWords(key).toLowerCase()));
  const length = entries.find(({ key, value }) => findLabel(key) === 'duration' && value.kind === 'text');
  const time = length === undefined ? '' : writeTree(length.value);
  if (/^[\d.]+$/.test(time)) out.explained.push(time);
  const lasting = time === '' ? '' : ` (${time}${/\d$/.test(time) ? 's' : ''})`;
  if (number === undefined) return lasting === '' ? '' : `Shot${lasting}:`;
  const text = writeTree(number.value);
  return `${/\p{L}/u.test(text) ? text : `Shot ${text}`}${lasting}:`;
}

/** Subject, setting and style are placed once; later differences stay with their beat. */
const isTaken = (target: string, out: EvidenceCollector): boolean =>
  target === 'mainSubject' || target === 'setting' || target === 'mood' || target === 'cinematicStyle'
    ? out.has(target)
    : false;

function isDuplicateText(target: string, text: string, out: EvidenceCollector): boolean {
  if (target !== 'mainSubject' && target !== 'setting') return false;
  return out.listParts(target).some((part) => part.toLowerCase() === text.trim().toLowerCase());
}

const bare = (text: string): string => text.replace(/\s?s(?:ec(?:onds?)?)?$/i, '');

/** "[0-3s]", so that the clip plan finds it. */
function writeStamp(entries: readonly TreeEntry[], out: EvidenceCollector): string {
  const valueOf = (pattern: RegExp): string | undefined => {
    const entry = entries.find(({ key }) => pattern.test(keyWords(key).toLowerCase()));
    return entry === undefined ? undefined : writeTree(entry.value);
  };
  const [start, end] = [valueOf(/^(?:start|from)\b/), valueOf(/^(?:end|to)\b/)];
  const given = entries.find(({ key }) => timeKeys.has(keyWords(key).toLowerCase()));
  if (start !== undefined && end !== undefined) {
    out.explained.push(...[start, end].filter((time) => /^[\d.:]+\s?s?$/.test(time)));
    const isClock = start.includes(':');
    return isClock ? `[${start}-${end}]` : `[${bare(start)}-${bare(end)}s]`;
  }
  if (given !== undefined) return writeRange(writeTree(given.value).replace(/;/g, ' -'), out);
  return nameBeat(entries, out);
}

function writeRange(text: string, out: EvidenceCollector): string {
  const plain = /^\s*\[?(\d+(?:\.\d+)?)\s?s?\s?[-–—]\s?(\d+(?:\.\d+)?)\s?(?:s|sec|seconds)?\]?\s*$/i.exec(
    text
  );
  if (plain === null) return /^[[(]/.test(text.trim()) ? text.trim() : `[${text.trim()}]`;
  out.explained.push(text);
  return `[${plain[1]}-${plain[2]}s]`;
}

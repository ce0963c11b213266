// A speaker who is called two names becomes two people.
import { sentence } from '../../../../kit/sentence.ts';
import { nameSpeaker } from '../../prompt/text/find-speaker.ts';
import { byPrompt, readLines } from './by-prompt.ts';
import type { FitRule } from './fit-rule.ts';
import { escapePattern } from './terms.ts';
import { quoteText } from '../../prompt/wording.ts';

const titles =
  /^(?:the|an?)\s|\b(?:dr|mr|mrs|ms|prof|det|st|doctor|professor|detective|captain|officer)\b\.?/giu;

function nameWords(label: string): string[] {
  const bare = label.toLowerCase().replace(titles, ' ');
  return bare.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? label.toLowerCase().match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [];
}

/** One letter added, lost or changed in a name of at least five, digits apart. */
function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length - short.length > 1 || /\d/.test(one + other)) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  return short.slice(start) === long.slice(start + 1) || short.slice(start + 1) === long.slice(start + 1);
}

/** The same words but for a slip in one of them; "Speaker A" and "Speaker B" are two people. */
function hasSlip(one: readonly string[], other: readonly string[]): boolean {
  const different = one.filter((name, index) => name !== other[index]);
  const [name = ''] = different;
  return (
    one.length === other.length && different.length === 1 && isSlip(name, other[one.indexOf(name)] ?? '')
  );
}

const isProperName = (label: string): boolean => /^\p{Lu}/u.test(label) && nameSpeaker(label) === label;

function isSamePerson(one: string, other: string): boolean {
  const [first, second] = [nameWords(one), nameWords(other)];
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  const isPart = short.length > 0 && short.every((name) => long.includes(name));
  if (isPart && short.length === long.length) return true;
  return (isPart && isProperName(one) && isProperName(other)) || hasSlip(first, second);
}

/** Puts the first name in place of the drifted one at the start of its lines. */
function rename(dialogue: string, from: string, to: string): string {
  const starts = new RegExp(String.raw`^([-–—\s[]*)${escapePattern(from)}(\]?[:：])`, 'gmu');
  return dialogue.replace(starts, (_whole, before: string, after: string) => before + to + after);
}

function listDrifts(labels: readonly string[]): [first: string, drifted: string][] {
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
  check: byPrompt((data) => {
    const drifts = listDrifts(listSpeakers(readLines(data)));
    const [drift] = drifts;
    if (drift === undefined) return [];
    const dialogue = drifts.reduce((text, [first, label]) => rename(text, label, first), data.dialogue);
    const fixed = { ...data, dialogue };
    const isSettled = listDrifts(listSpeakers(readLines(fixed))).length === 0;
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

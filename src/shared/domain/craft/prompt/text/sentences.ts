// The finished prompt is a row of parts, each of which starts a sentence or continues the one before it.
import type { PromptField } from '../prompt.ts';
import { capitalizeStart, endsSentence, missingFullStop } from './tidy-text.ts';

/** A stretch of the finished prompt and the field it came from; null for words of our own. */
export type PromptSpan = { readonly text: string; readonly field: PromptField | null };

/** `joint` is what ties a part to the one before it; null where the part starts a sentence. */
export type Part = { readonly joint: string | null; readonly spans: readonly PromptSpan[] };

/** A string is a span of our own words. */
export type Wording = string | PromptSpan;

export const from = (field: PromptField, text: string): PromptSpan => ({ text, field });

export const sentence = (...wording: readonly Wording[]): Part => ({ joint: null, spans: toSpans(wording) });

export const follow = (joint: string, ...wording: readonly Wording[]): Part => ({
  joint,
  spans: toSpans(wording)
});

const toSpans = (wording: readonly Wording[]): PromptSpan[] =>
  wording
    .map((words) => (typeof words === 'string' ? { text: words, field: null } : words))
    .filter((span) => span.text !== '');

/** "a", "a and b", "a, b, and c": the parts of an enumeration, the first one tied by `joint`. */
export function enumerate(joint: string | null, items: readonly (readonly Wording[])[]): Part[] {
  const lastJoint = items.length === 2 ? ' and ' : ', and ';
  return items.map((item, index) => {
    if (index === 0) return { joint, spans: toSpans(item) };
    return follow(index === items.length - 1 ? lastJoint : ', ', ...item);
  });
}

/** Writes the parts out. Where a text closed its own sentence, the next part starts a new one. */
export function joinParts(parts: readonly Part[]): PromptSpan[] {
  const written: PromptSpan[] = [];
  let end = '';
  for (const { joint, spans } of parts) {
    const startsSentence = end === '' || joint === null || endsSentence(end);
    const gap = startsSentence ? missingFullStop(end) + (end === '' ? '' : ' ') : joint;
    const added = startsSentence ? withCapital(spans) : spans;
    written.push({ text: gap, field: null }, ...added);
    end = (end + gap + added.map((span) => span.text).join('')).slice(-12);
  }
  written.push({ text: missingFullStop(end), field: null });
  return mergeOwnWords(written);
}

function withCapital(spans: readonly PromptSpan[]): PromptSpan[] {
  return spans.map((span, index) => (index === 0 ? { ...span, text: capitalizeStart(span.text) } : span));
}

function mergeOwnWords(spans: readonly PromptSpan[]): PromptSpan[] {
  const merged: PromptSpan[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (span.text === '') continue;
    if (last && last.field === null && span.field === null) {
      merged[merged.length - 1] = { text: last.text + span.text, field: null };
    } else {
      merged.push(span);
    }
  }
  return merged;
}

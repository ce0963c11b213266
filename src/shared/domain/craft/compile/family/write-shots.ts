// A list of shots: each is a prompt of its own that repeats the subject, the place and the look.
import { countPrompt } from '../../model/count-prompt.ts';
import type { Model, PromptLimit } from '../../model/model.ts';
import type { PromptData } from '../../prompt/prompt.ts';
import { from, type Part, type PromptSpan, sentence } from '../../prompt/text/sentences.ts';
import { writeChoice, writeChoices } from '../../prompt/text/wording.ts';
import { type Family, own, stackLines, textOf, writeLine } from './family.ts';
import { type Cut, type Fitted, shortenToLimit } from './shorten-to-limit.ts';
import { splitSeconds, splitShots } from './shot-list.ts';

/** One shot of a multi-shot request; the seconds of all shots add up to the clip's. */
export type WrittenShot = { readonly index: number; readonly seconds: number; readonly prompt: string };

/** The shots, and the text that lists them. */
export function writeShots(
  data: PromptData,
  model: Model,
  family: Family,
  count: number
): Fitted & { readonly shots: readonly WrittenShot[] } {
  const limit = limitOfShot(model, count);
  const fitted = splitShots(data, count).map((shot) =>
    shortenToLimit(shot, limit, (shotData) => writeShot(shotData, family))
  );
  const seconds = splitSeconds(data.duration, count);
  return {
    shots: fitted.map(({ spans }, index) => ({
      index: index + 1,
      seconds: seconds[index] ?? 0,
      prompt: textOf(spans)
    })),
    spans: stackLines(
      fitted.map(({ spans }, index) => [own(headingOf(index, seconds[index] ?? 0)), ...spans])
    ),
    data,
    cuts: [...cutShots(data, count), ...joinCuts(fitted)]
  };
}

const headingOf = (index: number, seconds: number): string => `Shot ${index + 1} (${seconds} s): `;

function writeShot(shot: PromptData, family: Family): PromptSpan[] {
  const transition = writeChoice(shot.transitions);
  const cut: Part[] = transition === '' ? [] : [sentence('Transition: ', from('transitions', transition))];
  return stackLines([writeLine('', cut), family.write({ ...shot, transitions: '' })], ' ');
}

/** All shots with their headings stay within the limit of the whole prompt too. */
function limitOfShot(model: Model, count: number): PromptLimit | null {
  const single = model.multiShot?.value.shotLimit ?? null;
  const whole = model.promptLimit?.value ?? null;
  if (single === null || whole === null || single.unit !== whole.unit) return single;
  const heading = countPrompt(`\n${headingOf(count, 1000)}`, whole.unit);
  return {
    unit: single.unit,
    max: Math.min(single.max, Math.max(Math.floor(whole.max / count) - heading, 1))
  };
}

const cutShots = (data: PromptData, count: number): Cut[] =>
  writeChoices(data.shotTypes).length > count ? [{ field: 'shotTypes', kind: 'softened' }] : [];

/** A field that is left in one shot at least is shortened, not dropped. */
function joinCuts(shots: readonly Fitted[]): Cut[] {
  const writtenFields = new Set(shots.flatMap(({ spans }) => spans.map((span) => span.field)));
  const fields = new Set(shots.flatMap(({ cuts }) => cuts.map((cut) => cut.field)));
  return [...fields].map((field) => ({ field, kind: writtenFields.has(field) ? 'softened' : 'dropped' }));
}

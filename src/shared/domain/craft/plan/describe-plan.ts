// The note of a plan: what is not as it was asked for, in plain sentences.
import { inTurn, type Sentence, sentence } from '../../../kit/sentence.ts';
import { isSameResolution } from '../model/nearest.ts';
import type { Model } from '../model/model.ts';
import { normalizeResolution } from '../prompt/prompt-fields.ts';
import { readSpeeches, totalSeconds } from './story/allot-dialogue.ts';
import { cutIntoClips, totalOf } from './clip/choose-takes.ts';
import type { ClipPlan, PlanSource } from './clip/clip-plan.ts';
import { listClipLengths, takesResolution } from './clip/clip-rules.ts';
import { sayLengths } from './find-problems.ts';
import { plannedSeconds } from './clip/planned-seconds.ts';

type Settled = Omit<ClipPlan, 'note'>;

/** Empty where there is nothing to say. `shortened` counts the clips whose camera or sound was left out for length. */
export function describePlan(plan: Settled, shortened: number, source: PlanSource, model: Model): Sentence {
  const { data } = source.document;
  return inTurn([
    ...(source.model.id === model.id
      ? []
      : [sentence`${source.model.label} is retired, so the clips are for ${model.label}.`]),
    ...(model.durations === null
      ? [sentence`Nobody states how long a clip of ${model.label} may be, so this one is not cut.`]
      : []),
    ...sayTotal(plan, data.duration, model),
    ...sayResolution(plan, source, model),
    ...saySpeech(plan, readSpeeches(data.dialogue, data.language)),
    ...sayShortened(shortened, model),
    ...sayProblems(plan.clips.filter(({ problems }) => problems.length > 0).length)
  ]);
}

function sayTotal({ totalSeconds: total, resolution }: Settled, asked: number, model: Model): Sentence[] {
  if (total === asked) return [];
  const lengths = listClipLengths(model, resolution);
  const wish = Number.isFinite(asked) ? asked : sentence`an endless number of`;
  if (lengths.length === 0) return [sentence`You asked for ${wish} s and the plan runs ${total} s.`];
  const made = sayLengths(lengths);
  const more = model.extension?.value.bySeconds;
  return [
    more === undefined
      ? sentence`You asked for ${wish} s and the plan runs ${total} s: ${model.label} makes clips of ${made}.`
      : sentence`You asked for ${wish} s and the plan runs ${total} s: ${model.label} makes clips of ${made}, each extended by ${more} s at a time.`
  ];
}

function sayShortened(count: number, { label }: Model): Sentence[] {
  if (count === 0) return [];
  return [
    count === 1
      ? sentence`One clip leaves out sound or camera to stay within the ${label} limit.`
      : sentence`${count} clips leave out sound or camera to stay within the ${label} limit.`
  ];
}

function sayResolution(
  { resolution, totalSeconds: total }: Settled,
  source: PlanSource,
  model: Model
): Sentence[] {
  const asked = normalizeResolution(source.document.data.resolution.trim());
  if (asked === '' || isSameResolution(asked, resolution)) return [];
  if (!takesResolution(model, asked))
    return [sentence`${model.label} does not make ${asked}, so the clips are ${resolution}.`];
  const seconds = plannedSeconds(source.document.data);
  const kept = totalOf(cutIntoClips(model, { seconds, resolution: asked, cuts: [] }, asked));
  const lengths = sayLengths(listClipLengths(model, asked));
  return [
    sentence`The clips are ${resolution}: at ${asked}, ${model.label} makes ${lengths}, which gives ${kept} s instead of ${total} s.`
  ];
}

function saySpeech(plan: Settled, speeches: ReturnType<typeof readSpeeches>): Sentence[] {
  const spoken = Math.ceil(totalSeconds(speeches));
  return spoken > plan.totalSeconds
    ? [sentence`The dialogue takes about ${spoken} s to say, longer than the plan.`]
    : [];
}

function sayProblems(count: number): Sentence[] {
  if (count === 0) return [];
  return [
    count === 1 ? sentence`One clip needs your attention.` : sentence`${count} clips need your attention.`
  ];
}

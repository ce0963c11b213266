// The note of a plan: what is not as it was asked for, in plain sentences.
import { isSameResolution } from '../fit/nearest.ts';
import type { Model } from '../model/model.ts';
import { normalizeResolution } from '../prompt/prompt-fields.ts';
import { readSpeeches, totalSeconds } from './allot-dialogue.ts';
import { cutIntoClips, totalOf } from './choose-takes.ts';
import type { ClipPlan, PlanSource } from './clip-plan.ts';
import { listClipLengths, takesResolution } from './clip-rules.ts';
import { sayLengths } from './find-problems.ts';
import { plannedSeconds } from './planned-seconds.ts';

type Settled = Omit<ClipPlan, 'note'>;

/** '' where there is nothing to say. `shortened` counts the clips whose camera or sound was left out for length. */
export function describePlan(plan: Settled, shortened: number, source: PlanSource, model: Model): string {
  const { data } = source.document;
  return [
    source.model.id === model.id
      ? ''
      : `${source.model.label} is retired, so the clips are for ${model.label}.`,
    model.durations === null
      ? `Nobody states how long a clip of ${model.label} may be, so this one is not cut.`
      : '',
    ...sayTotal(plan, data.duration, model),
    ...sayResolution(plan, source, model),
    saySpeech(plan, readSpeeches(data.dialogue, data.language)),
    shortened === 0
      ? ''
      : `${shortened === 1 ? 'One clip leaves' : `${shortened} clips leave`} out sound or camera to stay within the ${model.label} limit.`,
    sayProblems(plan.clips.filter(({ problems }) => problems.length > 0).length)
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function sayTotal({ totalSeconds: total, resolution }: Settled, asked: number, model: Model): string[] {
  if (total === asked) return [];
  const lengths = listClipLengths(model, resolution);
  const extension =
    model.extension === null ? '' : `, each extended by ${model.extension.value.bySeconds} s at a time`;
  const because =
    lengths.length === 0 ? '' : `: ${model.label} makes clips of ${sayLengths(lengths)}${extension}`;
  return [
    `You asked for ${Number.isFinite(asked) ? asked : 'an endless number of'} s and the plan runs ${total} s${because}.`
  ];
}

function sayResolution(
  { resolution, totalSeconds: total }: Settled,
  source: PlanSource,
  model: Model
): string[] {
  const asked = normalizeResolution(source.document.data.resolution.trim());
  if (asked === '' || isSameResolution(asked, resolution)) return [];
  if (!takesResolution(model, asked))
    return [`${model.label} does not make ${asked}, so the clips are ${resolution}.`];
  const seconds = plannedSeconds(source.document.data);
  const kept = totalOf(cutIntoClips(model, { seconds, resolution: asked, cuts: [] }, asked));
  const lengths = sayLengths(listClipLengths(model, asked));
  return [
    `The clips are ${resolution}: at ${asked}, ${model.label} makes ${lengths}, which gives ${kept} s instead of ${total} s.`
  ];
}

function saySpeech(plan: Settled, speeches: ReturnType<typeof readSpeeches>): string {
  const spoken = Math.ceil(totalSeconds(speeches));
  return spoken > plan.totalSeconds
    ? `The dialogue takes about ${spoken} s to say, longer than the plan.`
    : '';
}

function sayProblems(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'One clip needs your attention.' : `${count} clips need your attention.`;
}

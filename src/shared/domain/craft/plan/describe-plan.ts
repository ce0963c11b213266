// The description of a plan, and the problems in its clips.
import { joinWithOr, joinMessages, type Sentence, sentence } from '../../../kit/sentence.ts';
import type { Model } from '../model/model.ts';
import { isSameResolution } from '../model/nearest.ts';
import { normalizeResolution } from '../prompt/prompt-fields.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { cutIntoClips, totalOf } from './clip/choose-take-layout.ts';
import type { ClipContent, ClipPlan, PlanSource } from './clip/clip-plan.ts';
import { listClipLengths, plannedSeconds, takesResolution } from './clip/clip-rules.ts';
import { readSpeeches, totalSeconds } from './story/distribute-dialogue.ts';
import { makesNoSound } from './write-clip.ts';

type ProblemContext = {
  readonly clips: readonly ClipContent[];
  readonly model: Model;
  readonly resolution: string;
  readonly data: PromptData;
  readonly isTooLong: boolean;
};

/** A sentence may run this much over before anybody notices. Seconds. */
const leeway = 0.5;

export function findProblems(clip: ClipContent, around: ProblemContext): Sentence[] {
  const { model, data, isTooLong } = around;
  const spoken = makesNoSound(model) ? 0 : totalSeconds(readSpeeches(clip.dialogue, data.language));
  return [
    ...findLengthProblem(clip, around),
    ...(spoken > clip.seconds + leeway
      ? [sentence`The dialogue takes about ${Math.ceil(spoken)} s to say, and there are ${clip.seconds} s.`]
      : []),
    ...(isTooLong ? [sentence`The text is longer than ${model.label} takes.`] : [])
  ];
}

function findLengthProblem(clip: ClipContent, { clips, model, resolution }: ProblemContext): Sentence[] {
  const lengths = listClipLengths(model, resolution);
  if (lengths.length === 0) return [];
  const take = clips.filter((other) => other.take === clip.take);
  if (clip.kind === 'extension') return findExtensionProblem(clip, take, model);
  const shots = clip.kind === 'shot' ? take : [clip];
  const seconds = sumSeconds(shots);
  const taken = describeLengths(lengths);
  const maxShots = model.multiShot?.value.maxShots ?? 1;
  return [
    ...(lengths.some((length) => Math.abs(length - seconds) < 1e-6)
      ? []
      : [
          shots.length > 1
            ? sentence`The shots of take ${clip.take} add up to ${seconds} s, and ${model.label} takes ${taken} at ${resolution}.`
            : sentence`The clip is ${seconds} s, and ${model.label} takes ${taken} at ${resolution}.`
        ]),
    ...(shots.length > maxShots
      ? [sentence`Take ${clip.take} has ${shots.length} shots, and ${model.label} takes ${maxShots}.`]
      : [])
  ];
}

function findExtensionProblem(clip: ClipContent, take: readonly ClipContent[], model: Model): Sentence[] {
  if (model.extension === null) return [sentence`${model.label} cannot extend a clip.`];
  const { bySeconds, upToSeconds } = model.extension.value;
  const total = sumSeconds(take);
  return [
    ...(clip.seconds === bySeconds
      ? []
      : [sentence`An extension by ${model.label} is ${bySeconds} s, not ${clip.seconds} s.`]),
    ...(total > upToSeconds
      ? [sentence`${model.label} extends a clip to ${upToSeconds} s, and take ${clip.take} is ${total} s.`]
      : [])
  ];
}

const sumSeconds = (clips: readonly ClipContent[]): number =>
  clips.reduce((sum, { seconds }) => sum + seconds, 0);

/** "4, 6 or 8 s", "3 to 15 s". `lengths` stand in order. */
function describeLengths(lengths: readonly number[]): Sentence {
  const [shortest = 0] = lengths;
  const isRow = lengths.length > 3 && lengths.every((length, index) => length === shortest + index);
  return isRow
    ? sentence`${shortest} to ${lengths.at(-1) ?? shortest} s`
    : sentence`${joinWithOr(lengths)} s`;
}

type Settled = Omit<ClipPlan, 'note'>;

/** Empty where there is nothing to say. `shortened` counts the clips whose camera or sound was left out for length. */
export function describePlan(plan: Settled, shortened: number, source: PlanSource, model: Model): Sentence {
  const { data } = source.document;
  return joinMessages([
    ...(source.model.id === model.id
      ? []
      : [sentence`${source.model.label} is retired, so the clips are for ${model.label}.`]),
    ...(model.durations === null
      ? [sentence`Nobody states how long a clip of ${model.label} may be, so this one is not cut.`]
      : []),
    ...describeTotal(plan, data.duration, model),
    ...describeResolution(plan, source, model),
    ...describeSound(plan, data, model),
    ...describeShortened(shortened, model),
    ...describeProblems(plan.clips.filter(({ problems }) => problems.length > 0).length)
  ]);
}

function describeTotal(
  { totalSeconds: total, resolution }: Settled,
  asked: number,
  model: Model
): Sentence[] {
  if (total === asked) return [];
  const lengths = listClipLengths(model, resolution);
  const wanted = Number.isFinite(asked) ? asked : sentence`an endless number of`;
  if (lengths.length === 0) return [sentence`You asked for ${wanted} s and the plan runs ${total} s.`];
  const made = describeLengths(lengths);
  const more = model.extension?.value.bySeconds;
  return [
    more === undefined
      ? sentence`You asked for ${wanted} s and the plan runs ${total} s: ${model.label} makes clips of ${made}.`
      : sentence`You asked for ${wanted} s and the plan runs ${total} s: ${model.label} makes clips of ${made}, each extended by ${more} s at a time.`
  ];
}

function describeShortened(count: number, { label }: Model): Sentence[] {
  if (count === 0) return [];
  return [
    count === 1
      ? sentence`One clip leaves out sound or camera to stay within the ${label} limit.`
      : sentence`${count} clips leave out sound or camera to stay within the ${label} limit.`
  ];
}

function describeResolution(
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
  const lengths = describeLengths(listClipLengths(model, asked));
  return [
    sentence`The clips are ${resolution}: at ${asked}, ${model.label} makes ${lengths}, which gives ${kept} s instead of ${total} s.`
  ];
}

function describeSound(plan: Settled, data: PromptData, model: Model): Sentence[] {
  const { dialogue, musicStyle, soundEffects, ambientSounds } = data;
  const isHeard = [dialogue, musicStyle, ambientSounds, ...soundEffects].some((text) => text.trim() !== '');
  if (makesNoSound(model))
    return isHeard ? [sentence`${model.label} makes no sound, so no clip asks for any.`] : [];
  const spoken = Math.ceil(totalSeconds(readSpeeches(dialogue, data.language)));
  return spoken > plan.totalSeconds
    ? [sentence`The dialogue takes about ${spoken} s to say, longer than the plan.`]
    : [];
}

function describeProblems(count: number): Sentence[] {
  if (count === 0) return [];
  return [
    count === 1 ? sentence`One clip needs your attention.` : sentence`${count} clips need your attention.`
  ];
}

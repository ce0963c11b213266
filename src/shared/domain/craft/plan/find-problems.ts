// What a model would not take about a clip, or what cannot be said in its time.
import { eitherOf, type Sentence, sentence } from '../../../kit/sentence.ts';
import type { Model } from '../model/model.ts';
import type { PromptData } from '../prompt/prompt.ts';
import { readSpeeches, totalSeconds } from './story/allot-dialogue.ts';
import type { ClipContent } from './clip/clip-plan.ts';
import { listClipLengths } from './clip/clip-rules.ts';

type Surroundings = {
  readonly clips: readonly ClipContent[];
  readonly model: Model;
  readonly resolution: string;
  readonly data: PromptData;
  readonly isTooLong: boolean;
};

/** A sentence may run this much over before anybody notices. Seconds. */
const leeway = 0.5;

export function findProblems(clip: ClipContent, around: Surroundings): Sentence[] {
  const { model, data, isTooLong } = around;
  const spoken = totalSeconds(readSpeeches(clip.dialogue, data.language));
  return [
    ...findLengthProblem(clip, around),
    ...(spoken > clip.seconds + leeway
      ? [sentence`The dialogue takes about ${Math.ceil(spoken)} s to say, and there are ${clip.seconds} s.`]
      : []),
    ...(isTooLong ? [sentence`The text is longer than ${model.label} takes.`] : [])
  ];
}

function findLengthProblem(clip: ClipContent, { clips, model, resolution }: Surroundings): Sentence[] {
  const lengths = listClipLengths(model, resolution);
  if (lengths.length === 0) return [];
  const take = clips.filter((other) => other.take === clip.take);
  if (clip.kind === 'extension') return findExtensionProblem(clip, take, model);
  const shots = clip.kind === 'shot' ? take : [clip];
  const seconds = totalOf(shots);
  const taken = sayLengths(lengths);
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
  const total = totalOf(take);
  return [
    ...(clip.seconds === bySeconds
      ? []
      : [sentence`An extension by ${model.label} is ${bySeconds} s, not ${clip.seconds} s.`]),
    ...(total > upToSeconds
      ? [sentence`${model.label} extends a clip to ${upToSeconds} s, and take ${clip.take} is ${total} s.`]
      : [])
  ];
}

const totalOf = (clips: readonly ClipContent[]): number =>
  clips.reduce((sum, { seconds }) => sum + seconds, 0);

/** "4, 6 or 8 s", "3 to 15 s". `lengths` stand in order. */
export function sayLengths(lengths: readonly number[]): Sentence {
  const [shortest = 0] = lengths;
  const isRow = lengths.length > 3 && lengths.every((length, index) => length === shortest + index);
  return isRow ? sentence`${shortest} to ${lengths.at(-1) ?? shortest} s` : sentence`${eitherOf(lengths)} s`;
}

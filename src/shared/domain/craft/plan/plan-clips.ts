// Plans a prompt as clips that its model can render: supported lengths first, then beats, dialogue and sounds.
import type { Model, ModelRegistry } from '../model/model.ts';
import type { PromptData, PromptDocument } from '../prompt/prompt.ts';
import { normalizeResolution } from '../prompt/prompt-fields.ts';
import { distributeInOrder, groupByPlace } from './clip/distribute.ts';
import { distributeBeats } from './story/beats.ts';
import { distributeSpeeches, readSpeeches, writeSpeeches } from './story/distribute-dialogue.ts';
import { chooseTakes, type TakeLayout, type PlanTarget } from './clip/choose-take-layout.ts';
import type { ClipContent, ClipPlan, PlanSource } from './clip/clip-plan.ts';
import { type Beats, cutIntoShots, listSlots, type Slot } from './clip/cut-shots.ts';
import { plannedSeconds, resolveModel } from './clip/clip-rules.ts';
import { divideStory, readStory, type Story } from './story/read-story.ts';
import { normalizePlan } from './normalize-plan.ts';

/** The resolution used when the prompt names none; no model's duration rule restricts it. */
const plainResolution = '720p';

/**
 * The clips of a prompt, in order; one clip where the model takes its length as it is. A total that no legal lengths
 * make becomes the nearest that some do, and the note says so.
 */
export function planClips(document: PromptDocument, model: Model, registry: ModelRegistry): ClipPlan {
  const source: PlanSource = { document, model, registry };
  const { data } = document;
  const story = readStory(data);
  const target = resolveModel(source);
  const skeleton = chooseTakes(target, planTargetOf(data, story));
  const { beats, slots } = fillSlots(target, skeleton, story);
  const beatTexts = distributeBeats(beats, story.opening, slots);
  const speeches = distributeSpeeches(readSpeeches(data.dialogue, data.language), slots);
  const shotTypes = distributeShotTypes(data.shotTypes, slots.length);
  const sounds = distributeSounds(data.soundEffects, slots);
  const contents = slots.map(
    (slot, index): ClipContent => ({
      ...slot,
      id: `clip-${index + 1}`,
      beat: beatTexts[index] ?? '',
      dialogue: writeSpeeches(speeches[index] ?? []),
      shotTypes: shotTypes[index] ?? [],
      soundEffects: sounds[index] ?? []
    })
  );
  return normalizePlan(contents, skeleton.resolution, source);
}

function planTargetOf(data: PromptData, { timeline }: Story): PlanTarget {
  const resolution = normalizeResolution(data.resolution.trim()) || plainResolution;
  return { seconds: plannedSeconds(data), resolution, cuts: timeline.map(({ start }) => start).slice(1) };
}

/** Sentences are cut into clauses only where there are more slots than sentences. */
function fillSlots(
  model: Model,
  skeleton: TakeLayout,
  { sentences, timeline }: Story
): { beats: Beats; slots: Slot[] } {
  const pieces = listSlots(skeleton);
  if (model.multiShot === null) {
    return { slots: pieces, beats: { timeline, sentences: divideStory(sentences, pieces.length) } };
  }
  const wanted = pieces.length > 1 ? pieces.length * model.multiShot.value.maxShots : 1;
  const beats = { timeline, sentences: divideStory(sentences, wanted) };
  return { slots: cutIntoShots(model, skeleton, beats), beats };
}

/** One framing for each clip, in order, where the prompt names several. */
function distributeShotTypes(shotTypes: readonly string[], count: number): string[][] {
  if (shotTypes.length <= count) {
    return Array.from({ length: count }, (_, index) => {
      const shotType = shotTypes[Math.floor((index * shotTypes.length) / count)];
      return shotType === undefined ? [] : [shotType];
    });
  }
  const even = Array.from({ length: count }, () => 1);
  return groupByPlace(
    shotTypes,
    distributeInOrder(
      shotTypes.map(() => 1),
      even
    ),
    count
  );
}

function distributeSounds(soundEffects: readonly string[], slots: readonly Slot[]): string[][] {
  const places = distributeInOrder(
    soundEffects.map(() => 1),
    slots.map(({ seconds }) => seconds)
  );
  return groupByPlace(soundEffects, places, slots.length);
}

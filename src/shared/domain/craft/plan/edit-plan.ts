// Edits of a plan: the creator sets a clip's content and length; times, takes and texts are computed again.
import { apportion } from './clip/distribute.ts';
import { joinSpeeches, splitSpeeches } from './story/distribute-dialogue.ts';
import type { ClipContent, ClipPlan, PlanSource } from './clip/clip-plan.ts';
import { listClipLengths, resolveModel } from './clip/clip-rules.ts';
import { joinBeats, splitBeat } from './story/beats.ts';
import { normalizePlan } from './normalize-plan.ts';

export type ClipChanges = Partial<Pick<ClipContent, 'seconds' | 'beat' | 'dialogue'>>;

const contentsOf = ({ clips }: ClipPlan): readonly ClipContent[] => clips;

const settle = (contents: readonly ClipContent[], plan: ClipPlan, source: PlanSource): ClipPlan =>
  normalizePlan(contents, plan.resolution, source);

/**
 * The plan with the clip at `from` standing at `to`; the total stays. A clip takes its length along where any order
 * of lengths is legal; among extensions and takes of shots the lengths stay and only their contents move.
 */
export function moveClip(plan: ClipPlan, from: number, to: number, source: PlanSource): ClipPlan {
  const moved = plan.clips[from];
  if (moved === undefined || from === to || plan.clips[to] === undefined) return plan;
  const contents = contentsOf(plan).toSpliced(from, 1).toSpliced(to, 0, moved);
  const isFree = travelsFreely(plan, Math.min(from, to), Math.max(from, to));
  if (isFree) return settle(contents, plan, source);
  const kept = contents.map((content, index) => {
    const { seconds, kind, take } = plan.clips[index] ?? content;
    return { ...content, seconds, kind, take };
  });
  return settle(kept, plan, source);
}

/** True where the clips from `first` to `last` may swap their lengths: plain clips, or shots of one take. */
function travelsFreely({ clips }: ClipPlan, first: number, last: number): boolean {
  const range = clips.slice(first, last + 1);
  const isPlain = range.every(({ kind }) => kind === 'clip') && clips[last + 1]?.kind !== 'extension';
  return isPlain || range.every(({ kind, take }) => kind === 'shot' && take === range[0]?.take);
}

/** The plan with the clip at `index` and the one after it as one; the total stays, an illegal length is marked. */
export function mergeClips(plan: ClipPlan, index: number, source: PlanSource): ClipPlan {
  const [first, second] = plan.clips.slice(index, index + 2);
  if (first === undefined || second === undefined || index < 0) return plan;
  const merged: ClipContent = {
    ...first,
    seconds: first.seconds + second.seconds,
    beat: joinBeats(first.beat, second.beat, first.seconds),
    dialogue: joinSpeeches(first.dialogue, second.dialogue, source.document.data.language),
    shotTypes: [...new Set([...first.shotTypes, ...second.shotTypes])],
    soundEffects: [...first.soundEffects, ...second.soundEffects]
  };
  return settle(contentsOf(plan).toSpliced(index, 2, merged), plan, source);
}

/**
 * The plan with the clip at `index` as two: legal lengths where two make the same total, else halves that are
 * marked. A clip of a second or less stays whole.
 */
export function splitClip(plan: ClipPlan, index: number, source: PlanSource): ClipPlan {
  const clip = plan.clips[index];
  if (clip === undefined || clip.seconds <= 1) return plan;
  const lengths = listClipLengths(resolveModel(source), plan.resolution);
  const seconds = clip.kind === 'clip' ? halve(clip.seconds, lengths) : apportion(clip.seconds, [1, 1], 0);
  const [head = 0, tail = 0] = seconds;
  const beats = splitBeat(clip.beat, head);
  const speeches = splitSpeeches(clip.dialogue, source.document.data.language, [head, tail]);
  const middle = Math.ceil(clip.soundEffects.length / 2);
  const first: ClipContent = {
    ...clip,
    seconds: head,
    beat: beats[0],
    dialogue: speeches[0],
    soundEffects: clip.soundEffects.slice(0, middle)
  };
  const second: ClipContent = {
    ...clip,
    id: nextId(plan),
    seconds: tail,
    beat: beats[1],
    dialogue: speeches[1],
    soundEffects: clip.soundEffects.slice(middle)
  };
  return settle(contentsOf(plan).toSpliced(index, 1, first, second), plan, source);
}

/** The plan with other words or another length in the clip at `index`. Only a length above 0 is taken. */
export function editClip(plan: ClipPlan, index: number, changes: ClipChanges, source: PlanSource): ClipPlan {
  const clip = plan.clips[index];
  if (clip === undefined) return plan;
  const { seconds = clip.seconds } = changes;
  const isLength = Number.isFinite(seconds) && seconds > 0;
  const edited = { ...clip, ...changes, seconds: isLength ? seconds : clip.seconds };
  return settle(contentsOf(plan).with(index, edited), plan, source);
}

function halve(seconds: number, lengths: readonly number[]): number[] {
  const heads = lengths.filter((head) => lengths.includes(seconds - head));
  const [best] = heads.toSorted((one, other) => Math.abs(one - seconds / 2) - Math.abs(other - seconds / 2));
  return best === undefined
    ? apportion(seconds, [1, 1], 0)
    : [Math.max(best, seconds - best), Math.min(best, seconds - best)];
}

function nextId({ clips }: ClipPlan): string {
  const numbers = clips.map(({ id }) => Number(/^clip-(\d+)$/.exec(id)?.[1] ?? 0));
  return `clip-${Math.max(...numbers) + 1}`;
}

import type { Clip, ClipPlan } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import type { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';

/** One state of the plan, whole: undo goes from one to another. */
export type PlanVersion = {
  /** What it was planned from. */
  readonly document: PromptDocument;
  /** What was asked for; the plan itself may be for its replacement. */
  readonly modelId: string;
  readonly plan: ClipPlan;
  /** Somebody worked on it: it no longer follows the prompt by itself, and the device keeps it. */
  readonly isSaved: boolean;
};

export function toSavedPlan({ document, modelId, plan }: PlanVersion, editedAt: number): SavedPlan {
  const clips = plan.clips.map((clip) => ({
    ...clip,
    shotTypes: [...clip.shotTypes],
    soundEffects: [...clip.soundEffects],
    problems: clip.problems.map(String)
  }));
  return { document, modelId, plan: { ...plan, clips, note: String(plan.note) }, editedAt };
}

/** Whether both are the same prompt, whatever object holds it. */
export const isSameDocument = (one: PromptDocument, other: PromptDocument): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** `next` with the clips of `before` that say the same, so that only what changed is drawn again. */
export function reuseClips(before: ClipPlan, next: ClipPlan): ClipPlan {
  const known = new Map(before.clips.map((clip) => [clip.id, clip]));
  const clips = next.clips.map((clip) => {
    const same = known.get(clip.id);
    return same !== undefined && isSameClip(same, clip) ? same : clip;
  });
  return { ...next, clips };
}

function isSameClip(one: Clip, other: Clip): boolean {
  return (Object.keys(other) as (keyof Clip)[]).every((key) => {
    const [before, after] = [one[key], other[key]];
    return before === after || JSON.stringify(before) === JSON.stringify(after);
  });
}

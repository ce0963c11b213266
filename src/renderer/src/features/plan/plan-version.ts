import type { Clip, ClipPlan } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import type { SavedPlan } from '#shared/domain/craft/plan/clip/saved-plan.ts';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';

/** One state of the plan, whole: undo goes from one to another. */
export type PlanVersion = {
  /** The source of the plan. */
  readonly document: PromptDocument;
  /** The requested model; the plan itself may be for its successor. */
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

/** True for equal prompts, whatever object holds them. */
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

/** An edit, and the version before it (in the past) or after it (in the future). */
export type PlanStep = { readonly label: string; readonly version: PlanVersion };

export type PlanSteps = {
  /** Oldest first. */
  readonly past: readonly PlanStep[];
  /** Next first. */
  readonly future: readonly PlanStep[];
  /** The text that is being typed in: more letters in it join the newest step. */
  readonly typing: { readonly place: string; readonly at: number } | null;
};

/** As many as the builder takes back, at the least. */
const stepLimit = 100;
/** Milliseconds without a letter after which typing is a new step. */
const typingPause = 500;

export const noSteps: PlanSteps = { past: [], future: [], typing: null };

/** The steps once more was done to `before`. `place` is the text typed in; null where nothing was typed. */
export function addStep(
  steps: PlanSteps,
  { label, before, place, now }: { label: string; before: PlanVersion; place: string | null; now: number }
): PlanSteps {
  const typing = place === null ? null : { place, at: now };
  const goesOn =
    place !== null && steps.typing?.place === place && Math.abs(now - steps.typing.at) <= typingPause;
  if (goesOn && steps.past.length > 0) return { past: steps.past, future: [], typing };
  return { past: [...steps.past, { label, version: before }].slice(-stepLimit), future: [], typing };
}

type UndoResult = { readonly steps: PlanSteps; readonly version: PlanVersion; readonly label: string };

/** One step back from `present`; undefined where there is none. */
export function stepBack({ past, future }: PlanSteps, present: PlanVersion): UndoResult | undefined {
  const last = past.at(-1);
  if (last === undefined) return undefined;
  const { label, version } = last;
  const steps = { past: past.slice(0, -1), future: [{ label, version: present }, ...future], typing: null };
  return { steps, version, label };
}

/** One step forward again from `present`; undefined where nothing was undone. */
export function stepForward({ past, future }: PlanSteps, present: PlanVersion): UndoResult | undefined {
  const [next, ...rest] = future;
  if (next === undefined) return undefined;
  const { label, version } = next;
  const steps = { past: [...past, { label, version: present }], future: rest, typing: null };
  return { steps, version, label };
}

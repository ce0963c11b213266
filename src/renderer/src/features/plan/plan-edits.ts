import type { ClipPlan, PlanSource } from '#shared/domain/plan/clip-plan.ts';
import { editClip, mergeClips, moveClip, splitClip } from '#shared/domain/plan/edit-plan.ts';
import { type Change, changeVersion, type PlanDesk, readSource, saveVersion } from './plan-desk.ts';
import type { PlanActions } from './plan-state.ts';
import { stepBack, stepForward } from './plan-steps.ts';
import { reuseClips } from './plan-version.ts';

type Edited = Omit<Change, 'version'> & { readonly plan: ClipPlan };
type Work = (plan: ClipPlan, index: number, source: PlanSource) => Edited;

/** What is done to single clips; each is one step. */
export function createEdits(desk: PlanDesk): Pick<PlanActions, 'edit' | 'move' | 'merge' | 'split' | 'keep'> {
  return {
    edit(clipId, changes) {
      const [field] = Object.keys(changes);
      const place = field === 'seconds' ? null : `${clipId} ${field}`;
      workOn(desk, clipId, (plan, index, source) => ({
        label: `Edit clip ${index + 1}`,
        plan: editClip(plan, index, changes, source),
        place
      }));
    },
    move: (clipId, to) =>
      workOn(desk, clipId, (plan, from, source) => ({
        label: `Move clip ${from + 1}`,
        said: `Clip ${from + 1} is now clip ${to + 1} of ${plan.clips.length}`,
        plan: moveClip(plan, from, to, source)
      })),
    merge: (clipId) =>
      workOn(desk, clipId, (plan, index, source) => ({
        label: `Merge clips ${index + 1} and ${index + 2}`,
        said: `Clips ${index + 1} and ${index + 2} are one clip`,
        plan: mergeClips(plan, index, source)
      })),
    split: (clipId) =>
      workOn(desk, clipId, (plan, index, source) => ({
        label: `Split clip ${index + 1}`,
        said: `Clip ${index + 1} is now clips ${index + 1} and ${index + 2}`,
        plan: splitClip(plan, index, source)
      })),
    keep() {
      const { version } = desk.get();
      if (version === null || version.isKept) return;
      desk.set({ version: { ...version, isKept: true } });
      saveVersion(desk, version);
    }
  };
}

function workOn(desk: PlanDesk, clipId: string, work: Work): void {
  const { version, registry } = desk.get();
  if (version === null || registry === null) return;
  const index = version.plan.clips.findIndex(({ id }) => id === clipId);
  if (index < 0) return;
  const { plan: worked, ...done } = work(version.plan, index, readSource(version, registry));
  const plan = reuseClips(version.plan, worked);
  if (!isSamePlan(version.plan, plan))
    changeVersion(desk, { ...done, version: { ...version, plan, isKept: true } });
}

const isSamePlan = ({ clips }: ClipPlan, other: ClipPlan): boolean =>
  clips.length === other.clips.length && clips.every((clip, index) => clip === other.clips[index]);

export function createWalks(desk: PlanDesk): Pick<PlanActions, 'undo' | 'redo' | 'saveNow'> {
  const walk = (verb: string, step: typeof stepBack) => {
    const { version, steps } = desk.get();
    const walked = version === null ? undefined : step(steps, version);
    if (walked === undefined || version === null) return;
    desk.set({ version: walked.version, steps: walked.steps, said: `${verb}: ${walked.label}` });
    saveVersion(desk, version);
  };
  return {
    undo: () => walk('Undid', stepBack),
    redo: () => walk('Did again', stepForward),
    saveNow: desk.saver.flush
  };
}

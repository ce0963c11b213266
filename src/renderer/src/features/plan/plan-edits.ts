import type { ClipPlan, PlanSource } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { editClip, mergeClips, moveClip, splitClip } from '#shared/domain/craft/plan/edit-plan.ts';
import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/plan.json';
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
        label: say(texts, 'plan.step.edit', { number: index + 1 }),
        plan: editClip(plan, index, changes, source),
        place
      }));
    },
    move: (clipId, to) =>
      workOn(desk, clipId, (plan, from, source) => ({
        label: say(texts, 'plan.step.move', { number: from + 1 }),
        said: say(texts, 'plan.moved', { number: from + 1, place: to + 1, count: plan.clips.length }),
        plan: moveClip(plan, from, to, source)
      })),
    merge: (clipId) =>
      workOn(desk, clipId, (plan, index, source) => ({
        label: say(texts, 'plan.step.merge', { number: index + 1, next: index + 2 }),
        said: say(texts, 'plan.merged', { number: index + 1, next: index + 2 }),
        plan: mergeClips(plan, index, source)
      })),
    split: (clipId) =>
      workOn(desk, clipId, (plan, index, source) => ({
        label: say(texts, 'plan.step.split', { number: index + 1 }),
        said: say(texts, 'plan.splitUp', { number: index + 1, next: index + 2 }),
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
  const walk = (id: 'plan.undid' | 'plan.redid', step: typeof stepBack) => {
    const { version, steps } = desk.get();
    const walked = version === null ? undefined : step(steps, version);
    if (walked === undefined || version === null) return;
    desk.set({ version: walked.version, steps: walked.steps, said: say(texts, id, { step: walked.label }) });
    saveVersion(desk, version);
  };
  return {
    undo: () => walk('plan.undid', stepBack),
    redo: () => walk('plan.redid', stepForward),
    saveNow: desk.saver.flush
  };
}

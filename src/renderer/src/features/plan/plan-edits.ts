import type { ClipPlan, PlanSource } from '#shared/domain/craft/plan/clip/clip-plan.ts';
import { editClip, mergeClips, moveClip, splitClip } from '#shared/domain/craft/plan/edit-plan.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import {
  type Change,
  changeVersion,
  type PlanActionContext,
  readSource,
  saveVersion
} from './plan-action-context.ts';
import type { PlanActions } from './plan-state.ts';
import { reuseClips, stepBack, stepForward } from './plan-version.ts';

type Edited = Omit<Change, 'version'> & { readonly plan: ClipPlan };
type Work = (plan: ClipPlan, index: number, source: PlanSource) => Edited;

/** Edits of single clips; each is one step. */
export function createEdits(
  context: PlanActionContext
): Pick<PlanActions, 'edit' | 'move' | 'merge' | 'split' | 'keep'> {
  return {
    edit(clipId, changes) {
      const [field] = Object.keys(changes);
      const place = field === 'seconds' ? null : `${clipId} ${field}`;
      workOn(context, clipId, (plan, index, source) => ({
        label: t(texts, 'plan.step.edit', { number: index + 1 }),
        plan: editClip(plan, index, changes, source),
        place
      }));
    },
    move: (clipId, to) =>
      workOn(context, clipId, (plan, from, source) => ({
        label: t(texts, 'plan.step.move', { number: from + 1 }),
        announcement: t(texts, 'plan.moved', { number: from + 1, place: to + 1, count: plan.clips.length }),
        plan: moveClip(plan, from, to, source)
      })),
    merge: (clipId) =>
      workOn(context, clipId, (plan, index, source) => ({
        label: t(texts, 'plan.step.merge', { number: index + 1, next: index + 2 }),
        announcement: t(texts, 'plan.merged', { number: index + 1, next: index + 2 }),
        plan: mergeClips(plan, index, source)
      })),
    split: (clipId) =>
      workOn(context, clipId, (plan, index, source) => ({
        label: t(texts, 'plan.step.split', { number: index + 1 }),
        announcement: t(texts, 'plan.splitUp', { number: index + 1, next: index + 2 }),
        plan: splitClip(plan, index, source)
      })),
    keep() {
      const { version } = context.get();
      if (version === null || version.isSaved) return;
      context.set({ version: { ...version, isSaved: true } });
      saveVersion(context, version);
    }
  };
}

function workOn(context: PlanActionContext, clipId: string, work: Work): void {
  const { version, registry } = context.get();
  if (version === null || registry === null) return;
  const index = version.plan.clips.findIndex(({ id }) => id === clipId);
  if (index < 0) return;
  const { plan: worked, ...done } = work(version.plan, index, readSource(version, registry));
  const plan = reuseClips(version.plan, worked);
  if (!isSamePlan(version.plan, plan))
    changeVersion(context, { ...done, version: { ...version, plan, isSaved: true } });
}

const isSamePlan = ({ clips }: ClipPlan, other: ClipPlan): boolean =>
  clips.length === other.clips.length && clips.every((clip, index) => clip === other.clips[index]);

export function createUndoActions(
  context: PlanActionContext
): Pick<PlanActions, 'undo' | 'redo' | 'saveNow'> {
  const walk = (id: 'plan.undid' | 'plan.redid', step: typeof stepBack) => {
    const { version, steps } = context.get();
    const walked = version === null ? undefined : step(steps, version);
    if (walked === undefined || version === null) return;
    context.set({
      version: walked.version,
      steps: walked.steps,
      announcement: t(texts, id, { step: walked.label })
    });
    saveVersion(context, version);
  };
  return {
    undo: () => walk('plan.undid', stepBack),
    redo: () => walk('plan.redid', stepForward),
    saveNow: context.saver.flush
  };
}

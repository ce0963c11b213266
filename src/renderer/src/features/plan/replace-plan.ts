import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import type { PlanOutlets } from './plan-export-actions.ts';
import type { PlanStore } from './plan-state.ts';

/** Puts another plan in place of one that somebody worked on, and says so with the way back. */
export function replacePlan(
  store: PlanStore,
  outlets: PlanOutlets,
  title: string,
  replace: () => void
): void {
  const wasKept = store.getState().version?.isSaved === true;
  replace();
  if (!wasKept) return;
  const { length } = store.getState().steps.past;
  const run = () => {
    // What was done since goes too: it was done to the plan that goes.
    while (store.getState().steps.past.length >= length) store.getState().undo();
  };
  outlets.notify({ type: 'success', title, action: { label: t(texts, 'plan.undo'), run } });
}

import { say } from '#renderer/lib/messages/say.ts';
import texts from '#renderer/messages/en/plan.json';
import type { PlanOutlets } from './plan-outlets.ts';
import type { PlanStore } from './plan-state.ts';

/** Puts another plan in place of one that somebody worked on, and says so with the way back. */
export function replacePlan(
  store: PlanStore,
  outlets: PlanOutlets,
  title: string,
  replace: () => void
): void {
  const wasKept = store.getState().version?.isKept === true;
  replace();
  if (!wasKept) return;
  const { length } = store.getState().steps.past;
  const run = () => {
    // What was done since goes too: it was done to the plan that goes.
    while (store.getState().steps.past.length >= length) store.getState().undo();
  };
  outlets.notify({ type: 'success', title, action: { label: say(texts, 'plan.undo'), run } });
}

import { t } from '#renderer/lib/messages/translate.ts';
import type { Notify } from '#renderer/lib/notify.ts';
import texts from '#renderer/messages/en/plan.json';
import type { PromptDocument } from '#shared/domain/craft/prompt/prompt.ts';
import type { PlanStore } from './plan-state.ts';
import type { PlanPrinter } from './print-plan.ts';

/** The ways out of the plan, which belong to the rest of the app. */
export type PlanOutlets = {
  /** `copiedText` is told how many characters went, and names what they were. */
  readonly copy: (text: string, copiedText: (count: number) => string) => Promise<void>;
  readonly download: (fileName: string, text: string) => Promise<void>;
  readonly printer: PlanPrinter;
  /** Puts a prompt into the builder, as a step there. */
  readonly openInBuilder: (document: PromptDocument, label: string) => void;
  readonly notify: Notify;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A file's name without an ending, made from the prompt's own. */
  readonly nameFile: (document: PromptDocument) => string;
};

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
    // Later edits are undone as well: they belong to the plan that is removed.
    while (store.getState().steps.past.length >= length) store.getState().undo();
  };
  outlets.notify({ type: 'success', title, action: { label: t(texts, 'plan.undo'), run } });
}

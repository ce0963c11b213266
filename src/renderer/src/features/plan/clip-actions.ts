import { flushSync } from 'react-dom';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/plan.json';
import { listClipPrompts } from '#shared/domain/craft/plan/export/clip-prompts.ts';
import type { PlanOutlets } from './plan-export-actions.ts';
import type { PlanActions, PlanStore } from './plan-state.ts';

/** The id of a clip's card on the page. */
export const clipAnchor = (clipId: string): string => `plan-${clipId}`;

/** The id of the button that moves it. */
export const clipHandle = (clipId: string): string => `plan-${clipId}-move`;

/** Actions on a clip; the same functions for every card, so that memoized cards are not drawn again. */
export type ClipActions = Pick<PlanActions, 'edit' | 'merge' | 'split' | 'move'> & {
  readonly copy: (text: string, number: number) => void;
  readonly openInBuilder: (index: number) => void;
};

export function createClipActions(store: PlanStore, outlets: PlanOutlets): ClipActions {
  const { edit, merge, split, keep, move } = store.getState();
  return {
    edit,
    merge,
    split,
    move: (clipId, to) => moveWithFocus(clipId, () => move(clipId, to)),
    copy: (text, number) =>
      void outlets.copy(text, (count) => t(texts, 'plan.copiedClip', { count, clip: number })),
    openInBuilder(index) {
      const { version } = store.getState();
      const prompt = version === null ? undefined : listClipPrompts(version.plan, version.document)[index];
      if (prompt === undefined) return;
      keep();
      outlets.openInBuilder(prompt, t(texts, 'plan.opened', { number: index + 1 }));
    }
  };
}

/** A card that changes its place in the document loses the focus that was in it. */
function moveWithFocus(clipId: string, move: () => void): void {
  const { activeElement } = document;
  const card = document.getElementById(clipAnchor(clipId));
  const isInside = activeElement instanceof HTMLElement && card?.contains(activeElement) === true;
  flushSync(move);
  const target = isInside ? activeElement : document.getElementById(clipHandle(clipId));
  target?.focus({ preventScroll: true });
  document.getElementById(clipAnchor(clipId))?.scrollIntoView({ block: 'nearest' });
}

import { useEffect } from 'react';
import type { QueueOutcome } from '#shared/domain/market/moderation/queue.ts';
import { isTextEntry } from '#renderer/lib/interaction/shortcut.ts';

const outcomes: Readonly<Record<string, QueueOutcome>> = { a: 'approved', r: 'rejected' };

/** `a` and `r` begin a decision about the open item; the dialog that follows carries it out. */
export function useDecisionKeys(isActive: boolean, onChoose: (outcome: QueueOutcome) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const choose = (event: KeyboardEvent) => {
      const outcome = outcomes[event.key];
      const { target } = event;
      if (outcome === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTextEntry(target) || (target instanceof Element && target.closest('select, [role=dialog]')))
        return;
      event.preventDefault();
      onChoose(outcome);
    };
    addEventListener('keydown', choose);
    return () => removeEventListener('keydown', choose);
  }, [isActive, onChoose]);
}

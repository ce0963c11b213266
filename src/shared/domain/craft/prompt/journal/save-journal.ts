// Saving sends only what changed in the journal; every device applies it with the same function.
import { isSameJson } from './document-parts.ts';
import type { DraftSave, Step } from './draft.ts';
import type { Journal } from './journal.ts';

type JournalSave = DraftSave['journal'];

/** What the device has of a journal: its steps and its cursor. */
export type SavedJournal = Pick<Journal, 'steps' | 'cursor'>;

/** The smallest change that turns the saved steps into the current ones. */
export function journalToSave(saved: SavedJournal, current: SavedJournal): JournalSave {
  const savedBySeq = new Map(saved.steps.map((step) => [step.seq, step]));
  const firstNew = current.steps.findIndex((step) => !isSameJson(step, savedBySeq.get(step.seq)));
  const nextSeq = (current.steps.at(-1)?.seq ?? current.cursor) + 1;
  const steps = firstNew === -1 ? [] : current.steps.slice(firstNew);
  return {
    fromSeq: steps[0]?.seq ?? nextSeq,
    steps,
    keepFrom: current.steps[0]?.seq ?? nextSeq
  };
}

/** The stored steps after a save. */
export function applyJournalSave(steps: readonly Step[], journal: JournalSave): Step[] {
  const kept = steps.filter((step) => step.seq < journal.fromSeq);
  return [...kept, ...journal.steps].filter((step) => step.seq >= journal.keepFrom);
}

// The journal makes every action on a prompt undoable: the document, its steps, and the cursor. A save sends only the
// changed part; every device applies it with the same function.
import type { PromptDocument } from '../prompt.ts';
import { applyParts, diffDocuments, isSameJson } from './document-parts.ts';
import type { DraftSave, Step } from './draft.ts';

/** `cursor` is the seq of the newest step that is in effect; steps after it can be redone. */
export type Journal = {
  readonly document: PromptDocument;
  readonly steps: readonly Step[];
  readonly cursor: number;
};

export type StepOrigin = Pick<Step, 'label' | 'at' | 'typing'>;

/** A journal keeps this many steps, the newest. */
export const stepLimit = 200;

/** Typing in one field with pauses no longer than this is one step. Milliseconds. */
const typingPause = 500;

export function emptyJournal(document: PromptDocument): Journal {
  return { document, steps: [], cursor: 0 };
}

/** The journal with `next` as its document; the same journal where nothing changed. Forgets what was undone. */
export function recordStep(journal: Journal, next: PromptDocument, origin: StepOrigin): Journal {
  if (diffDocuments(journal.document, next) === null) return journal;
  const continued = findContinuedStep(journal, origin);
  const base = continued ? applyParts(journal.document, continued.before) : journal.document;
  const seq = continued ? continued.seq : journal.cursor + 1;
  const change = diffDocuments(base, next);
  const kept = journal.steps.filter((step) => step.seq < seq);
  if (change === null) return { document: next, steps: kept, cursor: seq - 1 };
  const steps = [...kept, { seq, ...origin, ...change }].slice(-stepLimit);
  return { document: next, steps, cursor: seq };
}

/** The newest step, where this typing goes on with it. */
function findContinuedStep({ steps, cursor }: Journal, { typing, at }: StepOrigin): Step | undefined {
  const last = steps.at(-1);
  if (last === undefined || last.seq !== cursor || typing === null || last.typing !== typing)
    return undefined;
  return Math.abs(at - last.at) <= typingPause ? last : undefined;
}

/** The journal one step back, with the label of the step; undefined where there is none. */
export function undo(journal: Journal): { readonly journal: Journal; readonly label: string } | undefined {
  const step = journal.steps.find(({ seq }) => seq === journal.cursor);
  if (step === undefined) return undefined;
  const document = applyParts(journal.document, step.before);
  return { journal: { ...journal, document, cursor: step.seq - 1 }, label: step.label };
}

/** The journal one step forward again, with the label of the step; undefined where nothing was undone. */
export function redo(journal: Journal): { readonly journal: Journal; readonly label: string } | undefined {
  const step = journal.steps.find(({ seq }) => seq === journal.cursor + 1);
  if (step === undefined) return undefined;
  const document = applyParts(journal.document, step.after);
  return { journal: { ...journal, document, cursor: step.seq }, label: step.label };
}

type JournalSave = DraftSave['journal'];

/** The journal as the device stores it: its steps and its cursor. */
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

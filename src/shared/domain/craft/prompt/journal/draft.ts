// A draft is the one prompt being worked on, together with the journal of steps that undo and redo walk through.
import * as z from 'zod';
import { PromptDocument } from '../prompt.ts';

/**
 * One undoable step, as the change it made. `seq` counts up from 1 without gaps within a journal.
 * `before` and `after` hold only the parts that differ; a part that is absent did not change.
 * `extras` is the whole ordered set of keys this version does not know, since their order must survive too.
 */
const Parts = z.object({
  name: z.string().optional(),
  fields: z.record(z.string(), z.unknown()).optional(),
  extras: z.record(z.string(), z.unknown()).optional()
});

export const Step = z.object({
  seq: z.int().positive(),
  /** The name of the step for undo and redo: "Random fill", "Edit concept". */
  label: z.string(),
  /** Milliseconds since 1970; typing in one field within 500 ms joins the step before. */
  at: z.number(),
  /** The field typed in, where steps may merge; null for everything else. */
  typing: z.string().nullable(),
  before: Parts,
  after: Parts
});
export type StepParts = z.infer<typeof Parts>;
export type Step = z.infer<typeof Step>;

export const Draft = z.object({
  document: PromptDocument,
  /** The history entry or null: what was last loaded, shown as "viewing". */
  viewingEntryId: z.string().nullable(),
  /** Fields that random fill leaves alone. */
  lockedFields: z.array(z.string()),
  /** Steps that can be undone (seq ≤ cursor) and redone (seq > cursor), oldest first. */
  steps: z.array(Step),
  cursor: z.int().nonnegative(),
  /** Grows by one with each save; a save that does not build on the newest revision is refused. */
  revision: z.int().nonnegative(),
  savedAt: z.number()
});
export type Draft = z.infer<typeof Draft>;

/** The content of one save: the whole document, and the changed part of the journal. */
export const DraftSave = z.object({
  baseRevision: z.int().nonnegative(),
  document: PromptDocument,
  viewingEntryId: z.string().nullable(),
  lockedFields: z.array(z.string()),
  cursor: z.int().nonnegative(),
  journal: z.object({
    /** Stored steps from this seq on are replaced by `steps`. */
    fromSeq: z.int().positive(),
    steps: z.array(Step),
    /** Stored steps before this seq are forgotten. */
    keepFrom: z.int().positive()
  }),
  savedAt: z.number()
});
export type DraftSave = z.infer<typeof DraftSave>;

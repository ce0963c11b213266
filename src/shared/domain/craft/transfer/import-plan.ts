// An import plan says what bringing a pack in would change, before anything changes.
import { writeOrdered } from '../../../kit/write-ordered.ts';
import { historyLimit } from '../prompt/history/history-list.ts';
import type { PackContent } from './pack-file.ts';

export type Tally = { readonly added: number; readonly replaced: number; readonly unchanged: number };
export type ImportPlan = {
  readonly history: Tally;
  readonly templates: Tally;
  readonly marks: Tally;
  /** History keeps fifty; this many of the oldest, already here or coming in, would be dropped. */
  readonly droppedFromHistory: number;
};

/** Compares by id; what has the same content counts as unchanged. */
export function planImport(current: PackContent, incoming: PackContent): ImportPlan {
  const history = tally(current.history, incoming.history, (entry) => entry.id);
  return {
    history,
    templates: tally(current.templates, incoming.templates, (template) => template.id),
    marks: tally(current.marks, incoming.marks, (mark) => mark.templateId),
    droppedFromHistory: Math.max(0, current.history.length + history.added - historyLimit)
  };
}

export function changesNothing(plan: ImportPlan): boolean {
  return [plan.history, plan.templates, plan.marks].every(({ added, replaced }) => added + replaced === 0);
}

function tally<T>(current: readonly T[], incoming: readonly T[], idOf: (item: T) => string): Tally {
  const present = new Map(current.map((item) => [idOf(item), writeOrdered(item)]));
  const counts = { added: 0, replaced: 0, unchanged: 0 };
  for (const item of incoming) {
    const known = present.get(idOf(item));
    if (known === undefined) counts.added += 1;
    else if (known === writeOrdered(item)) counts.unchanged += 1;
    else counts.replaced += 1;
  }
  return counts;
}

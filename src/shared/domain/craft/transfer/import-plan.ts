// An import plan says what bringing a pack in would change, before anything changes.
import { stableStringify } from '../../../kit/stable-stringify.ts';
import { historyLimit } from '../prompt/history/history-list.ts';
import type { PackContent } from './pack-file.ts';

export type ImportCounts = { readonly added: number; readonly replaced: number; readonly unchanged: number };
export type ImportPlan = {
  readonly history: ImportCounts;
  readonly templates: ImportCounts;
  readonly marks: ImportCounts;
  /** History keeps fifty; this many of the oldest, already here or coming in, would be dropped. */
  readonly droppedFromHistory: number;
};

/** Compares by id; what has the same content counts as unchanged. */
export function planImport(current: PackContent, incoming: PackContent): ImportPlan {
  const history = importCounts(current.history, incoming.history, (entry) => entry.id);
  return {
    history,
    templates: importCounts(current.templates, incoming.templates, (template) => template.id),
    marks: importCounts(current.marks, incoming.marks, (mark) => mark.templateId),
    droppedFromHistory: Math.max(0, current.history.length + history.added - historyLimit)
  };
}

export function changesNothing(plan: ImportPlan): boolean {
  return [plan.history, plan.templates, plan.marks].every(({ added, replaced }) => added + replaced === 0);
}

function importCounts<T>(
  current: readonly T[],
  incoming: readonly T[],
  idOf: (item: T) => string
): ImportCounts {
  const present = new Map(current.map((item) => [idOf(item), stableStringify(item)]));
  const counts = { added: 0, replaced: 0, unchanged: 0 };
  for (const item of incoming) {
    const known = present.get(idOf(item));
    if (known === undefined) counts.added += 1;
    else if (known === stableStringify(item)) counts.unchanged += 1;
    else counts.replaced += 1;
  }
  return counts;
}

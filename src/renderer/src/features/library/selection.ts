// Which templates of the list are chosen for what is done to several at once.

export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** The one chosen last: a choice with Shift reaches from here. */
  readonly anchor: string | null;
};

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

export function toggleSelected({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Adds everything from the one chosen last to this one, as the list shows them. */
export function extendSelection({ ids, anchor }: Selection, id: string, shown: readonly string[]): Selection {
  const from = anchor === null ? -1 : shown.indexOf(anchor);
  const to = shown.indexOf(id);
  if (from < 0 || to < 0) return { ids: new Set([...ids, id]), anchor: id };
  const reached = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...reached]), anchor };
}

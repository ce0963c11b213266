import { type RefObject, useCallback, useState } from 'react';
import type { Template } from '#shared/domain/craft/template/template.ts';
import type { TemplateActions } from '../store/template-actions.ts';

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

type Choosing = Pick<TemplateActions, 'select' | 'clearSelection'> & { readonly ids: ReadonlySet<string> };

/** @param shown the ids of what is on the page, in its order, at the moment something is chosen */
export function useSelection(shown: RefObject<readonly string[]>): Choosing {
  const [selection, setSelection] = useState(nothingSelected);
  const select = useCallback(
    ({ id }: Template, way: 'toggle' | 'extend') =>
      setSelection((before) =>
        way === 'toggle' ? toggleSelected(before, id) : extendSelection(before, id, shown.current)
      ),
    [shown]
  );
  const clearSelection = useCallback(() => setSelection(nothingSelected), []);
  return { ids: selection.ids, select, clearSelection };
}

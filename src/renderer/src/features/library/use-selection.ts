import { type RefObject, useCallback, useState } from 'react';
import type { Template } from '#shared/domain/craft/template/template.ts';
import type { TemplateActions } from './template-actions-context.ts';
import { extendSelection, nothingSelected, toggleSelected } from './selection.ts';

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

import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNewPromptModel } from '#renderer/feature-api/use-model-registry.ts';
import { useLocation } from '#renderer/lib/router.ts';
import type { Model } from '#shared/domain/craft/model/model.ts';
import { putFitsFirst } from '#shared/domain/craft/template/search/fits-first.ts';
import { changeFilters, filterTemplates, pageOf } from '#shared/domain/craft/template/search/filter.ts';
import { favoriteTemplates } from '#shared/domain/craft/template/template-state.ts';
import type { Template } from '#shared/domain/craft/template/template.ts';
import { libraryContext } from '../store/library-context.ts';
import type { Writing } from '../details/library-dialogs.tsx';
import { type AddressedView, isDefaultOrder } from '../store/library-view-url.ts';
import { listOwn, type TemplateActions } from '../store/template-actions.ts';
import { useCreateTemplateActions } from './use-create-template-actions.ts';

/** Typing pauses this long before the address follows: browsers refuse to change it with every key. */
const addressPause = 250;

/**
 * The text of the search box: shown with every key, written to the URL after a pause, and read from there when
 * a link or Back brings another.
 */
function useTypedSearch(
  addressed: string,
  commit: (search: string) => void
): readonly [typed: string, type: (search: string) => void] {
  const { pathname } = useLocation();
  const [{ typed, seen, sent }, set] = useState({ typed: addressed, seen: addressed, sent: addressed });

  if (seen !== addressed) {
    set({ typed: addressed === sent ? typed : addressed, seen: addressed, sent: addressed });
  }

  useEffect(() => {
    if (typed === addressed) return undefined;
    const timer = setTimeout(() => {
      // Another screen is on its way, which takes as long as its code: what was typed here must not call back from it.
      if (window.location.pathname !== pathname) return;
      set((state) => ({ ...state, sent: typed }));
      commit(typed);
    }, addressPause);
    return () => clearTimeout(timer);
  });

  // Back may come before a search that was just sent has been drawn.
  useEffect(() => {
    const forget = () => set(({ seen: drawn }) => ({ typed: drawn, seen: drawn, sent: drawn }));
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);

  return [typed, (search) => set((state) => ({ ...state, typed: search }))];
}

export type LibraryProps = {
  /** As the address has it. */
  readonly addressed: AddressedView;
  readonly openedId: string | null;
  readonly onView: (view: AddressedView) => void;
  /** Opens the details of a template over the view, or closes them. */
  readonly onOpen: (templateId: string | null, view: AddressedView) => void;
  readonly isSidebarShown: boolean;
};

/** The state of the library screen: results, selection, opened and edited templates. */
export function useLibraryController({ addressed, openedId, onView: onAddress, onOpen }: LibraryProps) {
  const templates = libraryContext.use((state) => state.templates);
  const [writing, onWrite] = useState<Writing | null>(null);
  const { view, onSearch, onView } = useTypedView(addressed, onAddress);
  const model = useNewPromptModel();
  const found = useFound(templates, view, model);
  const shownIds = useRef<readonly string[]>([]);
  const latest = useRef({ view, onOpen });
  useEffect(() => {
    latest.current = { view, onOpen };
    shownIds.current = pageOf(found, view.page).items.map(({ id }) => id);
  });
  const { ids: selectedIds, select, clearSelection } = useSelection(shownIds);
  const selected = useMemo(
    () => (selectedIds.size === 0 ? [] : templates.filter(({ id }) => selectedIds.has(id))),
    [templates, selectedIds]
  );
  // With the search as it is typed, which the address may not have yet.
  const open = useCallback((id: string | null) => latest.current.onOpen(id, latest.current.view), []);
  const actions = useCreateTemplateActions({ select, clearSelection, onOpen: open, onWrite });
  const opened = openedId === null ? undefined : templates.find(({ id }) => id === openedId);
  return {
    templates,
    writing,
    onWrite,
    view,
    onSearch,
    onView,
    found,
    selectedIds,
    selected,
    actions,
    opened,
    open
  };
}

/** Typed text is shown at once and written to the URL later. */
function useTypedView(addressed: AddressedView, onAddress: (view: AddressedView) => void) {
  const withSearch = (search: string): AddressedView => ({
    ...addressed,
    ...changeFilters(addressed, { search })
  });
  const [typed, onSearch] = useTypedSearch(addressed.filters.search, (search) =>
    onAddress(withSearch(search))
  );
  const view = typed === addressed.filters.search ? addressed : withSearch(typed);
  /** Another view takes the place of what is typed, which the address may not have yet. */
  const onView = (next: AddressedView) => {
    onSearch(next.filters.search);
    onAddress(next);
  };
  return { view, onSearch, onView };
}

/** Follows what is typed as fast as it can, but never before the letters themselves. */
function useFound(
  templates: readonly Template[],
  view: AddressedView,
  model: Model | null
): readonly Template[] {
  const { filters, isFavoritesOnly, isOwnOnly } = useDeferredValue(view);
  return useMemo(() => {
    const found = filterTemplates(templates, filters);
    const wanted = isFavoritesOnly ? favoriteTemplates(found) : found;
    const shown = isOwnOnly ? listOwn(wanted) : wanted;
    return model !== null && isDefaultOrder(filters) ? putFitsFirst(shown, model) : shown;
  }, [templates, filters, isFavoritesOnly, isOwnOnly, model]);
}

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
function useSelection(shown: RefObject<readonly string[]>): Choosing {
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

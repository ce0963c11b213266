import { useDeferredValue, useMemo } from 'react';
import { facetsOf } from '#shared/domain/template/facets.ts';
import {
  changeFilters,
  defaultFilters,
  filterTemplates,
  type TemplateFilters
} from '#shared/domain/template/filter.ts';
import { templateLoadError } from '#shared/domain/template/load-built-in-templates.ts';
import { favoriteTemplates } from '#shared/domain/template/marks.ts';
import { pageOf } from '#shared/domain/template/paging.ts';
import type { Template } from '#shared/domain/template/template.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Skeleton } from '#renderer/ui/skeleton.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { LibraryResults } from './library-results.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { libraryContext } from './library-context.ts';
import { RecentRow } from './recent-row.tsx';
import type { AddressedView } from './view-in-address.ts';

type Props = {
  readonly view: AddressedView;
  readonly onView: (view: AddressedView) => void;
  readonly onUse: (template: Template) => void;
  readonly isSidebarShown: boolean;
};

export function Library({ view, onView, onUse, isSidebarShown }: Props) {
  const { status, templates } = libraryContext.use((state) => state);
  const { load } = libraryContext.useStoreApi().getState();
  const facets = useMemo(() => facetsOf(templates), [templates]);
  const wanted = useDeferredValue(view);
  const offered = useMemo(
    () => (wanted.isFavoritesOnly ? favoriteTemplates(templates) : templates),
    [templates, wanted.isFavoritesOnly]
  );
  const found = useMemo(() => filterTemplates(offered, wanted.filters), [offered, wanted.filters]);

  const change = (patch: Partial<TemplateFilters>) => onView({ ...view, ...changeFilters(view, patch) });
  const clear = () => onView({ filters: defaultFilters, page: 1, isFavoritesOnly: false });
  const filters = (
    <FilterPanel
      facets={facets}
      filters={view.filters}
      isFavoritesOnly={view.isFavoritesOnly}
      onChange={change}
      onFavoritesOnly={(isFavoritesOnly) => onView({ ...view, page: 1, isFavoritesOnly })}
    />
  );

  return (
    <div className="flex min-h-full">
      {isSidebarShown ? (
        <aside aria-label="Filters" className="hidden w-60 shrink-0 border-e border-n6 p-4 min-[960px]:block">
          {filters}
        </aside>
      ) : null}
      <div className="mx-auto grid w-full min-w-0 max-w-7xl content-start gap-5 p-4 min-[960px]:p-6">
        <h1 className="text-title font-semibold" tabIndex={-1}>
          Template library
        </h1>
        <LibraryToolbar view={view} onChange={change} filters={filters} isPanelBeside={isSidebarShown} />
        {status === 'error' ? (
          <Notice tone="danger" actions={<Button onClick={() => void load()}>Try again</Button>}>
            {templateLoadError}
          </Notice>
        ) : null}
        {status === 'loading' && templates.length === 0 ? <LoadingCards /> : null}
        {status === 'error' || templates.length === 0 ? null : (
          <>
            <RecentRow onUse={onUse} />
            <LibraryResults
              page={pageOf(found, wanted.page)}
              foundCount={found.length}
              templates={templates}
              view={view}
              onClear={clear}
              onPage={(page) => onView({ ...view, page })}
              onUse={onUse}
            />
          </>
        )}
      </div>
    </div>
  );
}

function LoadingCards() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-72 rounded-panel" />
      ))}
    </div>
  );
}

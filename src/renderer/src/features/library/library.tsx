import type { ReactNode } from 'react';
import { facetsOf } from '#shared/domain/craft/template/search/facets.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { useSettledWait } from '#renderer/lib/settled-wait.ts';
import texts from '#renderer/messages/en/library.json';
import { lazyPart } from '#renderer/ui/lazy-part.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CardMenu, useCardMenu } from './card-menu.tsx';
import { DeedsProvider } from './deeds.ts';
import { FilterPanel } from './filter-panel.tsx';
import { libraryContext } from './library-context.ts';
import { type LibraryProps, useLibraryDesk } from './library-desk.ts';
import { LibraryHead, writeFromScratch } from './library-head.tsx';
import { LibraryNotices, LoadingCards } from './library-notices.tsx';
import { LibraryResults } from './library-results.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { RecentRow } from './recent-row.tsx';

const windows = lazyPart(async () => (await import('./library-windows.tsx')).LibraryWindows);

type Props = LibraryProps & {
  /** What follows below the templates. */
  readonly children: ReactNode;
};

/** Fills a column: what is chosen stays below all that scrolls, and covers nothing of it. */
export function Library({ children, ...props }: Props) {
  const { openedId, isSidebarShown } = props;
  const { templates, selected, deeds, opened, open, writing, onWrite, ...shown } = useLibraryDesk(props);
  const menu = useCardMenu();
  const filters = <FilterPanel facets={facetsOf(templates)} view={shown.view} onView={shown.onView} />;

  return (
    <DeedsProvider value={deeds}>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="flex shrink-0 grow">
          {isSidebarShown ? (
            <aside
              aria-label={say(texts, 'library.filtersLabel')}
              className="hidden w-60 shrink-0 border-e border-n6 p-4 min-[960px]:block"
            >
              {filters}
            </aside>
          ) : null}
          <div className="mx-auto grid w-full min-w-0 max-w-7xl content-start gap-5 p-4 min-[960px]:p-6">
            <LibraryHead templates={templates} onWrite={onWrite} />
            <LibraryToolbar
              view={shown.view}
              onView={shown.onView}
              onSearch={shown.onSearch}
              filters={filters}
              isPanelBeside={isSidebarShown}
            />
            <LibraryNotices
              isMissing={openedId !== null && opened === undefined}
              onDismiss={() => open(null)}
            />
            <Shelves>
              <RecentRow />
              <LibraryResults
                found={shown.found}
                templates={templates}
                view={shown.view}
                selectedIds={shown.selectedIds}
                onView={shown.onView}
                onNew={() => onWrite(writeFromScratch())}
                onMenu={menu.open}
              />
            </Shelves>
          </div>
        </div>
        {children}
      </div>
      {selected.length === 0 ? null : <BulkBar selected={selected} />}
      <CardMenu menu={menu} templates={templates} selected={selected} />
      {opened === undefined && writing === null ? null : (
        <windows.LazyPart
          opened={opened}
          writing={writing}
          onCloseDetails={() => open(null)}
          onCloseEditor={() => onWrite(null)}
        />
      )}
    </DeedsProvider>
  );
}

/** The templates, once there are any; what stands in for them while they load. */
function Shelves({ children }: { readonly children: ReactNode }) {
  const isEmpty = libraryContext.use(({ templates }) => templates.length === 0);
  const status = libraryContext.use((state) => state.status);
  const wait = useSettledWait(status === 'loading' && isEmpty);
  if (wait === 'stand-in') return <LoadingCards />;
  return wait === 'content' && status !== 'error' ? children : null;
}

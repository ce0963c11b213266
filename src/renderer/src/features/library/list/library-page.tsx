import { type ReactNode, useEffect } from 'react';
import { Part } from '#renderer/feature-api/parts.ts';
import { useIsSidebarShown } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import { useUrlQuery } from '#renderer/lib/use-url-query.ts';
import texts from '#renderer/messages/en/library.json';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { facetsOf } from '#shared/domain/craft/template/search/facets.ts';
import { BulkBar, CardMenu, useCardMenu } from './template-menus.tsx';
import { LibraryProvider } from '../store/dependencies.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { libraryContext } from '../store/library-context.ts';
import { LibraryHead, RecentRow, writeFromScratch } from './library-head.tsx';
import { LibraryResults } from './library-results.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { type AddressedView, readOpened, readView, writeOpened } from '../store/library-view-url.ts';
import { TemplateActionsProvider } from '../store/template-actions.ts';
import { type LibraryProps, useLibraryController } from './use-library-controller.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Skeleton } from '#renderer/ui/feedback/skeleton.tsx';

const windows = lazyComponent(async () => (await import('../details/library-dialogs.tsx')).LibraryWindows);

type Props = LibraryProps & {
  /** Shown below the templates. */
  readonly children: ReactNode;
};

/** Fills a column: what is chosen stays below all that scrolls, and covers nothing of it. */
export function Library({ children, ...props }: Props) {
  const { openedId, isSidebarShown } = props;
  const { templates, selected, actions, opened, open, writing, onWrite, ...shown } =
    useLibraryController(props);
  const menu = useCardMenu();
  const filters = <FilterPanel facets={facetsOf(templates)} view={shown.view} onView={shown.onView} />;

  return (
    <TemplateActionsProvider value={actions}>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <div className="flex shrink-0 grow">
          {isSidebarShown ? (
            <aside
              aria-label={t(texts, 'library.filtersLabel')}
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
            <TemplateGrid>
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
            </TemplateGrid>
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
    </TemplateActionsProvider>
  );
}

/** The templates, once there are any; what stands in for them while they load. */
function TemplateGrid({ children }: { readonly children: ReactNode }) {
  const isEmpty = libraryContext.use(({ templates }) => templates.length === 0);
  const status = libraryContext.use((state) => state.status);
  const wait = useDelayedLoading(status === 'loading' && isEmpty);
  if (wait === 'stand-in') return <LoadingCards />;
  return wait === 'content' && status !== 'error' ? children : null;
}

/** The view is part of the address, so that a link and Back show the same. */
export function LibraryPage() {
  const library = libraryContext.useStoreApi();
  useEffect(() => {
    if (library.getState().status !== 'loaded') void library.getState().load();
  }, [library]);
  const isSidebarShown = useIsSidebarShown();
  const [query, setQuery] = useUrlQuery();
  const view = readView(query);
  const openedId = readOpened(query);

  // The first letter makes an entry and the others replace it, so that Back leaves the search and not one letter.
  const show = (next: AddressedView) =>
    setQuery(writeOpened(next, openedId), {
      replace: view.filters.search !== '' && next.filters.search !== view.filters.search
    });

  // Opening is a step that Back takes back; closing leaves no open dialog behind it.
  const open = (templateId: string | null, over: AddressedView) =>
    setQuery(writeOpened(over, templateId), { replace: templateId === null });

  return (
    <LibraryProvider>
      <Library
        addressed={view}
        openedId={openedId}
        onView={show}
        onOpen={open}
        isSidebarShown={isSidebarShown}
      >
        <Part part="PageLinks" />
      </Library>
    </LibraryProvider>
  );
}

type NoticesProps = {
  /** A link names a template that is not here. */
  readonly isMissing: boolean;
  readonly onDismiss: () => void;
};

/** Notices about the whole library. */
function LibraryNotices(props: NoticesProps) {
  const isSignedIn = useSignedInHint();
  return (
    <>
      {isSignedIn ? <Part part="SyncOffer" /> : null}
      <LibraryProblem {...props} />
    </>
  );
}

function LibraryProblem({ isMissing, onDismiss }: NoticesProps) {
  const status = libraryContext.use((state) => state.status);
  const { load } = libraryContext.useStoreApi().getState();
  if (status === 'error') {
    return (
      <Callout
        tone="danger"
        isLive
        actions={<Button onClick={() => void load()}>{t(texts, 'library.tryAgain')}</Button>}
      >
        {t(texts, 'library.notLoaded')}
      </Callout>
    );
  }
  if (!isMissing || status !== 'loaded') return null;
  return (
    <Callout
      tone="warning"
      isLive
      actions={<Button onClick={onDismiss}>{t(texts, 'library.missing.dismiss')}</Button>}
    >
      {t(texts, 'library.missing')}
    </Callout>
  );
}

function LoadingCards() {
  return (
    <>
      <p role="status" className="sr-only">
        {t(texts, 'library.loading')}
      </p>
      <div
        className="grid grid-cols-[repeat(auto-fill,minmax(min(280px,100%),1fr))] gap-4"
        aria-hidden="true"
      >
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-80 rounded-panel" />
        ))}
      </div>
    </>
  );
}

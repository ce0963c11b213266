import { Heart, Link as LinkIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { PageWithLinks } from '#renderer/feature-api/page-with-links.tsx';
import { useIsSidebarShown } from '#renderer/feature-api/services.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { findScrollPosition, saveScrollPosition } from '#renderer/lib/scroll-positions.ts';
import { isTextEntry } from '#renderer/lib/interaction/shortcut.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import { useUrlQuery } from '#renderer/lib/use-url-query.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { type MarketView, readView } from '#shared/contract/market-view.ts';
import { paths } from '#shared/contract/paths.ts';
import { copyLink } from '../data/copy-link.ts';
import { MarketProvider, useMarketDependencies } from '../data/dependencies.tsx';
import { FilterPanel } from './filter-panel.tsx';
import {
  LoadingListings,
  MarketFailure,
  MarketResults,
  NoListings,
  StaleNotice
} from '../cards/market-results.tsx';
import { useFacets, useListings } from '../data/market-queries.ts';
import { MarketToolbar } from './market-toolbar.tsx';
import { writeView } from '../data/market-view.ts';
import { searchBoxId } from './search-box.tsx';

type Shown = {
  /** `nothing` is an answer without a list to restore. */
  readonly state: 'waiting' | 'shown' | 'nothing';
  /** The number of pages shown, and a function that shows one more. */
  readonly parts: number;
  readonly showMore: (() => void) | null;
};

const findScroller = (): Element | null => document.querySelector('main');

/** Saves the scroll position and focus of a long list when it is left, and restores both on return. */
export function useScrollRestoration({ state, parts, showMore }: Shown): void {
  const entry = useLocation();
  const settled = useRef<unknown>(null);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });

  useEffect(() => {
    const position = findScrollPosition(entry);
    if (state === 'waiting' || position === undefined || settled.current === entry) return;
    if (state === 'shown' && parts < position.parts && showMore !== null) return showMore();
    settled.current = entry;
    focusAnchor(position.focused);
    findScroller()?.scrollTo(0, position.top);
  }, [entry, state, parts, showMore]);

  // A layout effect still runs while the list is on the page.
  useLayoutEffect(
    () => () =>
      saveScrollPosition(entry, {
        top: findScroller()?.scrollTop ?? 0,
        focused:
          document.activeElement?.closest<HTMLElement>('[data-scroll-anchor]')?.dataset['scrollAnchor'] ??
          null,
        parts: latest.current
      }),
    [entry]
  );
}

function focusAnchor(name: string | null): void {
  const items = [...document.querySelectorAll<HTMLElement>('[data-scroll-anchor]')];
  const link = items.find(({ dataset }) => dataset['scrollAnchor'] === name)?.querySelector('a');
  (link ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}

type Props = {
  /** As the address has it. */
  readonly view: MarketView;
  readonly onView: (view: MarketView) => void;
  readonly isSidebarShown: boolean;
};

/** Everything that is for sale: what to look for beside it, and what was found. */
export function Marketplace({ view, onView, isSidebarShown }: Props) {
  const { data: facets, isPending } = useFacets(view);
  const filters = <FilterPanel view={view} facets={isPending ? 'counting' : facets} onView={onView} />;
  useSearchKey();
  return (
    <div className="flex min-h-full">
      {isSidebarShown ? (
        <aside
          aria-label={t(texts, 'marketplace.filtersLabel')}
          className="hidden w-64 shrink-0 border-e border-n6 p-4 min-[960px]:block"
        >
          {filters}
        </aside>
      ) : null}
      <div className="mx-auto grid w-full min-w-0 max-w-7xl content-start gap-5 p-4 min-[960px]:p-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid gap-1">
            <h1 className="text-title font-semibold" tabIndex={-1}>
              {t(texts, 'marketplace.title')}
            </h1>
            <p className="max-w-read text-ui text-n11">{t(texts, 'marketplace.lead')}</p>
          </div>
          <WishlistLink />
        </div>
        <MarketToolbar
          view={view}
          onView={onView}
          filters={filters}
          isPanelBeside={isSidebarShown}
          total={facets?.total ?? null}
        />
        <Found view={view} onView={onView} total={isPending ? 'counting' : (facets?.total ?? null)} />
      </div>
    </div>
  );
}

/** For whoever was signed in here lately. */
function WishlistLink() {
  return useSignedInHint() ? (
    <Link to={paths.wishlist.getHref()} className={buttonClasses('secondary')}>
      <Heart aria-hidden size={16} strokeWidth={1.75} />
      {t(texts, 'marketplace.wishlist')}
    </Link>
  ) : null;
}

type FoundProps = Pick<Props, 'view' | 'onView'> & {
  /** Null where nobody could count. */
  readonly total: number | 'counting' | null;
};

function Found({ view, onView, total }: FoundProps) {
  const tools = useMarketDependencies();
  const answer = useListings(view);
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = answer;
  const wait = useDelayedLoading(isPending);
  const found = data?.pages.flatMap(({ value }) => value.items) ?? [];
  const showMore = answer.hasNextPage && !isFetching ? () => void answer.fetchNextPage() : null;
  useScrollRestoration({
    state: isPending || isPlaceholderData ? 'waiting' : found.length > 0 ? 'shown' : 'nothing',
    parts: data?.pages.length ?? 0,
    showMore
  });

  if (wait === 'stand-in') return <LoadingListings />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <MarketFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const first = data.pages[0];
  const cachedAt = first?.cachedAt ?? null;
  // The shelf can be counted, a cached answer cannot.
  const isCounted = cachedAt === null || first?.value.nextFrom !== undefined;
  return (
    <section aria-labelledby="market-count" className="grid gap-4">
      <StaleNotice cachedAt={cachedAt} isBusy={isFetching} onRetry={() => void refetch()} />
      <div className="flex items-center gap-2">
        <div role="status">
          <h2 id="market-count" className="text-ui font-semibold">
            {formatListingCount(isCounted ? total : null, found.length)}
          </h2>
        </div>
        <IconButton
          label={t(texts, 'marketplace.copyViewLink')}
          icon={LinkIcon}
          onClick={() => void copyLink(tools, addressOf(view))}
        />
      </div>
      <div
        aria-busy={isPlaceholderData}
        className={`grid gap-4 transition-opacity delay-150 ${isPlaceholderData ? 'opacity-50' : ''}`}
      >
        {found.length === 0 ? (
          <NoListings view={view} onView={onView} />
        ) : (
          <MarketResults
            found={found}
            hasMore={answer.hasNextPage}
            isLoadingMore={answer.isFetchingNextPage}
            hasFailed={answer.isFetchNextPageError}
            onMore={() => void answer.fetchNextPage()}
          />
        )}
      </div>
    </section>
  );
}

/** Without a count of all, of those that are shown. */
function formatListingCount(total: FoundProps['total'], shown: number): string {
  if (total === 'counting') return t(texts, 'marketplace.results');
  return total === null
    ? t(texts, 'marketplace.listed', { count: shown })
    : t(texts, 'marketplace.count', { count: total });
}

function addressOf(view: MarketView): string {
  const query = writeView(view).toString();
  return `${paths.marketplace.getHref()}${query === '' ? '' : `?${query}`}`;
}

/** `/` goes to the search, unless something is being typed or a dialog is open. */
function useSearchKey(): void {
  const { usesSingleKeys } = useMarketDependencies();
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const isMeant = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isMeant || event.defaultPrevented || isTextEntry(event.target) || !usesSingleKeys()) return;
      if (document.querySelector('[role=dialog]:not([aria-modal=false])') !== null) return;
      event.preventDefault();
      document.getElementById(searchBoxId)?.focus();
    };
    addEventListener('keydown', go);
    return () => removeEventListener('keydown', go);
  }, [usesSingleKeys]);
}

/** The view is part of the address, so that a link and Back show the same. */
export function MarketplacePage() {
  const [query, setQuery] = useUrlQuery();
  const view = readView(query);

  // As in the library: the first letters make an entry and the next ones replace it, so that Back leaves the search.
  const show = (next: MarketView) =>
    setQuery(writeView(next), { replace: view.search !== '' && next.search !== view.search });

  return (
    <MarketProvider>
      <PageWithLinks fillsHeight>
        <Marketplace view={view} onView={show} isSidebarShown={useIsSidebarShown()} />
      </PageWithLinks>
    </MarketProvider>
  );
}

import { ShoppingBag } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useSearchParams } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import { useDebouncedValue } from '#renderer/lib/use-debounced-value.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/purchases.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { RetryNotice } from '#renderer/feature-api/retry-notice.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { TextInput } from '#renderer/ui/fields/text-input.tsx';
import { paths } from '#shared/contract/paths.ts';
import type { PurchasedPromptSummary } from '#shared/domain/trade/purchased-prompt.ts';
import type { Purchase } from '#shared/domain/trade/purchase.ts';
import { type EntitlementState, entitlementStates } from '#shared/domain/trade/order-state.ts';
import { PurchaseContext, PurchaseProvider, usePurchaseDependencies } from './frame/dependencies.tsx';
import { kindOfFailure, PurchaseFailure } from './frame/purchase-failure.tsx';
import { KeptPurchases, NotPersistedNotice } from './offline-purchases.tsx';
import { formatPrice } from './price-lines.tsx';
import { usePurchasedPrompts, usePurchases, useWaitingOrders } from './frame/purchase-queries.ts';
import type { PurchaseView } from './frame/purchase-view.ts';
import { PurchaseRow } from './purchase-row.tsx';
import { useOpening } from './use-opening.tsx';

/** Purchases that were begun and not paid. */
export function WaitingOrders() {
  return useWaitingOrders().map(({ id, title, total, progress }) => (
    <Callout
      key={id}
      tone="info"
      actions={
        <Link
          to={`${paths.paymentSuccess.getHref()}?order=${encodeURIComponent(id)}`}
          className={buttonClasses('secondary')}
        >
          {t(texts, 'purchases.waiting.goOn')}
        </Link>
      }
    >
      {t(texts, progress === 'processing' ? 'purchases.waiting.processing' : 'purchases.waiting.unpaid', {
        title,
        price: formatPrice(total)
      })}
    </Callout>
  ));
}

const states = ['all', ...entitlementStates] as const;

export function PurchasesPage() {
  return (
    <PurchaseProvider>
      <Purchases />
    </PurchaseProvider>
  );
}

/** All purchases: search, open, request a refund. */
export function Purchases() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState<EntitlementState | null>(null);
  const view = { search: useDebouncedValue(search.trim(), 250), state };
  const isNobody = useIsNobody(view);
  const heading = useRef<HTMLHeadingElement>(null);
  const showAll = () => {
    // The button that was pressed is about to go.
    heading.current?.focus();
    setSearch('');
    setState(null);
  };
  return (
    <div className="mx-auto grid w-full min-w-0 max-w-4xl grid-cols-1 content-start gap-5 p-4 sm:p-6">
      <h1 ref={heading} className="text-title font-semibold" tabIndex={-1}>
        {t(texts, 'purchases.title')}
      </h1>
      {isNobody ? null : (
        <>
          <NotPersistedNotice />
          <WaitingOrders />
          <div role="search" className="flex flex-wrap items-center gap-3">
            <TextInput
              type="search"
              value={search}
              onChange={setSearch}
              maxLength={100}
              aria-label={t(texts, 'purchases.search')}
              placeholder={t(texts, 'purchases.search')}
              className="min-w-40 flex-1"
            />
            <Segmented
              label={t(texts, 'purchases.show')}
              value={state ?? 'all'}
              options={states.map((value) => ({ value, label: t(texts, `purchases.filter.${value}`) }))}
              onChange={(chosen) => setState(chosen === 'all' ? null : chosen)}
            />
          </div>
        </>
      )}
      <PurchaseList view={view} onShowAll={showAll} />
    </div>
  );
}

type ListProps = { readonly view: PurchaseView; readonly onShowAll: () => void };

function PurchaseList({ view, onShowAll }: ListProps) {
  const answer = usePurchases(view);
  const { data, error, isPending, isFetching, refetch } = answer;
  const { data: kept } = usePurchasedPrompts();
  const opening = useOpening();
  const wait = useDelayedLoading(isPending);
  useOpenFromAddress(opening);
  useLeftAccount(error);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'purchases.loading')} />;
  if (wait === 'nothing') return null;
  const retry = { isBusy: isFetching, onRetry: () => void refetch() };
  if (data === undefined) return <Unlisted failure={error} kept={kept?.items ?? []} {...retry} />;
  const isFromDevice = data.pages.some((page) => page.isFromDevice);
  const onDevice = new Set(kept?.items.map(({ purchaseId }) => purchaseId));
  const purchases = data.pages.flatMap(({ value }) =>
    isFromDevice ? addOpenings(value.items, onDevice) : value.items
  );
  const listed = new Set(purchases.map(({ id }) => id));
  const unlisted =
    !isFromDevice || isNarrowed(view)
      ? []
      : (kept?.items.filter((item) => !listed.has(item.purchaseId)) ?? []);
  return (
    <WhileAway isAway={isFromDevice}>
      {opening.dialog}
      {isFromDevice ? (
        <RetryNotice label={t(texts, 'purchases.tryAgain')} {...retry}>
          {t(texts, 'purchases.kept.listed')}
        </RetryNotice>
      ) : null}
      {purchases.length === 0 ? <NoPurchases view={view} onShowAll={onShowAll} /> : null}
      <ul aria-label={t(texts, 'purchases.title')} className="grid gap-3 empty:hidden">
        {purchases.map((purchase) => (
          <PurchaseRow
            key={purchase.id}
            purchase={purchase}
            isOnDevice={onDevice.has(purchase.id)}
            opening={opening}
          />
        ))}
      </ul>
      {unlisted.length === 0 ? null : <KeptPurchases kept={unlisted} />}
      <ListEnd
        state={answer}
        isEmpty={purchases.length === 0}
        words={{
          more: t(texts, 'purchases.showMore'),
          failed: t(texts, 'purchases.moreFailed'),
          tryAgain: t(texts, 'purchases.tryAgain')
        }}
      />
    </WhileAway>
  );
}

type UnlistedProps = {
  readonly failure: unknown;
  readonly kept: readonly PurchasedPromptSummary[];
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** Shown without a list, not even a cached one. */
function Unlisted({ failure, kept, isBusy, onRetry }: UnlistedProps) {
  if (kindOfFailure(failure) !== 'offline' || kept.length === 0)
    return <PurchaseFailure failure={failure} isBusy={isBusy} onRetry={onRetry} />;
  return (
    <>
      <RetryNotice label={t(texts, 'purchases.tryAgain')} isBusy={isBusy} onRetry={onRetry}>
        {t(texts, 'purchases.kept.offline')}
      </RetryNotice>
      <KeptPurchases kept={kept} />
    </>
  );
}

/** Marks purchases on this device as opened: the list may have been cached before. */
const addOpenings = (purchases: readonly Purchase[], onDevice: ReadonlySet<string>): readonly Purchase[] =>
  purchases.map((purchase) =>
    purchase.state === 'sealed' && onDevice.has(purchase.id) ? { ...purchase, state: 'opened' } : purchase
  );

/** A list from the device means that the server cannot be reached, whatever the system says of its connection. */
function WhileAway({ isAway, children }: { readonly isAway: boolean; readonly children: ReactNode }) {
  const tools = usePurchaseDependencies();
  const value = useMemo(() => (isAway ? { ...tools, isOnline: false } : tools), [tools, isAway]);
  return <PurchaseContext value={value}>{children}</PurchaseContext>;
}

/** `?open=…` leads here from a listing that is owned already. */
function useOpenFromAddress({ open }: ReturnType<typeof useOpening>): void {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('open');
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null || taken.current === wanted) return;
    taken.current = wanted;
    setQuery({}, { replace: true });
    open({ id: wanted }, false);
  }, [wanted, open, setQuery]);
}

/** True if nobody is signed in, as far as is known: there is nothing to search then. */
function useIsNobody(view: PurchaseView): boolean {
  const { data, error, isPending } = usePurchases(view);
  const wasSignedIn = useSignedInHint();
  if (data !== undefined) return false;
  return isPending ? !wasSignedIn : kindOfFailure(error) === 'signed_out';
}

/** Removes the stored purchases once the session has ended. */
function useLeftAccount(failure: unknown): void {
  const { findHolder } = usePurchaseDependencies();
  const isLeft = failure !== null && kindOfFailure(failure) === 'signed_out';
  useEffect(() => {
    if (isLeft) void findHolder();
  }, [isLeft, findHolder]);
}

const isNarrowed = ({ search, state }: PurchaseView): boolean => search !== '' || state !== null;

function NoPurchases({ view, onShowAll }: ListProps) {
  const hasFilter = isNarrowed(view);
  return (
    <EmptyState
      icon={ShoppingBag}
      title={t(texts, hasFilter ? 'purchases.noMatch.title' : 'purchases.none.title')}
      text={t(texts, hasFilter ? 'purchases.noMatch.text' : 'purchases.none.text')}
      action={
        hasFilter ? (
          <Button onClick={onShowAll}>{t(texts, 'purchases.noMatch.showAll')}</Button>
        ) : (
          <Link to={paths.marketplace.getHref()} className={buttonClasses('primary')}>
            {t(texts, 'purchases.goToMarketplace')}
          </Link>
        )
      }
    />
  );
}

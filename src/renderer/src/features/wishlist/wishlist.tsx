import { CloudOff, Heart, Plus, ServerCrash, UserRound } from 'lucide-react';
import { useState } from 'react';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { translateNoServer } from '#renderer/messages/translated-names.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { paths } from '#shared/contract/paths.ts';
import type { Wishlist as List } from '#shared/domain/market/wishlist.ts';
import { useWishlistDependencies, WishlistProvider } from './dependencies.tsx';
import { ListMenu } from './list-menu.tsx';
import { WishlistItemRow } from './wishlist-item-row.tsx';
import { useWishlistItems, useWishlists, wishlistName } from './wishlist-queries.ts';

type Kind = 'offline' | 'signed_out' | 'failed';

function kindOf(failure: unknown): Kind {
  const refusal = readRefusal(failure, isContractError);
  if (refusal === undefined) return 'failed';
  if (isNetworkError(refusal)) return 'offline';
  return refusal.code === 'unauthenticated' ? 'signed_out' : 'failed';
}

const icons = { offline: CloudOff, signed_out: UserRound, failed: ServerCrash } as const;

type Props = { readonly failure: unknown; readonly isBusy: boolean; readonly onRetry: () => void };

/** In place of wishes that could not be had: why, and the way on. */
export function WishlistFailure({ failure, isBusy, onRetry }: Props) {
  if (isWithoutServer(failure)) return <NoServer texts={translateNoServer()} />;
  const kind = kindOf(failure);
  return (
    <EmptyState
      icon={icons[kind]}
      title={t(texts, `wishlist.failure.title.${kind}`)}
      text={t(texts, `wishlist.failure.text.${kind}`)}
      action={
        <>
          {kind === 'signed_out' ? (
            <Link
              to={`${paths.signIn.getHref()}?returnTo=${encodeURIComponent(paths.wishlist.getHref())}`}
              className={buttonClasses('primary')}
            >
              {t(texts, 'wishlist.signIn')}
            </Link>
          ) : (
            <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
              {t(texts, 'wishlist.tryAgain')}
            </Button>
          )}
          <Link to={paths.marketplace.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'wishlist.goToMarketplace')}
          </Link>
        </>
      }
    />
  );
}

const nameDialog = lazyComponent(async () => (await import('./name-dialog.tsx')).NameDialog);
const all = 'all';

export function WishlistPage() {
  return (
    <WishlistProvider>
      <Wishlist />
    </WishlistProvider>
  );
}

/** Everything that was saved, list by list. */
function Wishlist() {
  const { isOnline } = useWishlistDependencies();
  const lists = useWishlists();
  const [chosen, setChosen] = useState<string>(all);
  const [isNaming, setIsNaming] = useState(false);
  const known = lists.data ?? [];
  const list = known.find(({ id }) => id === chosen);
  const only = known.length === 1 ? known[0] : undefined;
  const shown = only ?? list;
  return (
    <div className="mx-auto grid w-full min-w-0 max-w-4xl grid-cols-1 content-start gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title font-semibold" tabIndex={-1}>
          {t(texts, 'wishlist.title')}
        </h1>
        {known.length === 0 ? null : (
          <Button
            icon={Plus}
            reason={isOnline ? undefined : t(texts, 'wishlist.offline')}
            onClick={() => setIsNaming(true)}
          >
            {t(texts, 'wishlist.newList')}
          </Button>
        )}
      </header>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {known.length < 2 ? null : (
          <Segmented
            label={t(texts, 'wishlist.lists')}
            value={list?.id ?? all}
            options={[
              { value: all, label: t(texts, 'wishlist.all') },
              ...known.map((each) => ({ value: each.id, label: wishlistName(each) }))
            ]}
            onChange={setChosen}
          />
        )}
        {only === undefined ? null : (
          <p dir="auto" className="min-w-0 text-read font-semibold break-words">
            {wishlistName(only)}
          </p>
        )}
        {shown === undefined ? null : <ListMenu list={shown} onRemoved={() => setChosen(all)} />}
      </div>
      <WishlistItemList lists={known} wishlistId={list?.id ?? null} />
      {isNaming ? (
        <nameDialog.LazyPart list={null} onDone={setChosen} onClose={() => setIsNaming(false)} />
      ) : null}
    </div>
  );
}

type WishlistItemListProps = { readonly lists: readonly List[]; readonly wishlistId: string | null };

function WishlistItemList({ lists, wishlistId }: WishlistItemListProps) {
  const state = useWishlistItems(wishlistId);
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'wishlist.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <WishlistFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <>
      {items.length === 0 ? <EmptyWishlist /> : null}
      <ul aria-label={t(texts, 'wishlist.title')} className="grid gap-3 empty:hidden">
        {items.map((item) => (
          <WishlistItemRow key={item.listingId} item={item} lists={lists} />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={items.length === 0}
        words={{
          more: t(texts, 'wishlist.showMore'),
          failed: t(texts, 'wishlist.moreFailed'),
          tryAgain: t(texts, 'wishlist.tryAgain')
        }}
      />
    </>
  );
}

function EmptyWishlist() {
  return (
    <EmptyState
      icon={Heart}
      title={t(texts, 'wishlist.none.title')}
      text={t(texts, 'wishlist.none.text')}
      action={
        <Link to={paths.marketplace.getHref()} className={buttonClasses('primary')}>
          {t(texts, 'wishlist.goToMarketplace')}
        </Link>
      }
    />
  );
}

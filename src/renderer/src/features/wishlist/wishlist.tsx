import { CloudOff, Heart, Plus, ServerCrash, UserRound } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { translateNoServer } from '#renderer/messages/translated-names.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { UnconfirmedMark } from '#renderer/feature-api/sync/unconfirmed-mark.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { CachedQueries, readRefusal, unwrap } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { lazyComponent } from '#renderer/ui/loading/lazy-component.ts';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { Segmented } from '#renderer/ui/fields/segmented.tsx';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { paths } from '#shared/contract/paths.ts';
import { ListMenu } from './list-menu.tsx';
import { WishlistItemRow } from './wishlist-item-row.tsx';
import { type SyncedWishlist, useWishlist, type SyncedWishlistItem, wishlistName } from './wishlist-rows.ts';

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
    <CachedQueries>
      <Wishlist />
    </CachedQueries>
  );
}

/** Everything that was saved, list by list. */
function Wishlist() {
  const wishlist = useWishlist();
  const [chosen, setChosen] = useState<string>(all);
  const [isNaming, setIsNaming] = useState(false);
  const lists = wishlist?.lists ?? [];
  const list = lists.find(({ id }) => id === chosen);
  const only = lists.length === 1 ? lists[0] : undefined;
  const shown = only ?? list;
  return (
    <div className="mx-auto grid w-full min-w-0 max-w-4xl grid-cols-1 content-start gap-5 p-4 sm:p-6">
      <Head onNewList={lists.length === 0 ? undefined : () => setIsNaming(true)} />
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {lists.length < 2 ? null : (
          <Segmented
            label={t(texts, 'wishlist.lists')}
            value={list?.id ?? all}
            options={[
              { value: all, label: t(texts, 'wishlist.all') },
              ...lists.map((each) => ({ value: each.id, label: wishlistName(each) }))
            ]}
            onChange={setChosen}
          />
        )}
        {only === undefined ? null : (
          <p dir="auto" className="min-w-0 text-read font-semibold break-words">
            {wishlistName(only)}
          </p>
        )}
        {shown === undefined || wishlist === undefined ? null : (
          <>
            <UnconfirmedMark entity="wishlists" id={shown.id} label={t(texts, 'wishlist.unconfirmed')} />
            <ListMenu list={shown} wishlist={wishlist} onRemoved={() => setChosen(all)} />
          </>
        )}
      </div>
      {wishlist === undefined ? (
        <UnknownWishlist />
      ) : (
        <Wishes
          key={list?.id}
          wishes={wishlist.wishes.filter(({ wishlistId }) => list === undefined || wishlistId === list.id)}
          lists={lists}
        />
      )}
      {isNaming ? (
        <nameDialog.LazyPart
          list={null}
          lists={lists}
          onDone={setChosen}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </div>
  );
}

function Head({ onNewList }: { readonly onNewList: (() => void) | undefined }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-title font-semibold" tabIndex={-1}>
        {t(texts, 'wishlist.title')}
      </h1>
      {onNewList === undefined ? null : (
        <Button icon={Plus} onClick={onNewList}>
          {t(texts, 'wishlist.newList')}
        </Button>
      )}
    </header>
  );
}

/** While this device has read nothing of it yet. Whether it can is asked of the server. */
function UnknownWishlist() {
  const { wishlists } = useServices().platform.cloud;
  const { error, isError, isFetching, refetch } = useQuery({
    queryKey: ['wishlists.list'],
    queryFn: () => unwrap(wishlists.list()),
    staleTime: 0
  });
  const wait = useDelayedLoading(!isError);
  if (isError) return <WishlistFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  return wait === 'stand-in' ? <LoadingRows words={t(texts, 'wishlist.loading')} /> : null;
}

const partSize = 24;

type WishesProps = {
  readonly wishes: readonly SyncedWishlistItem[];
  readonly lists: readonly SyncedWishlist[];
};

function Wishes({ wishes, lists }: WishesProps) {
  const [count, setCount] = useState(partSize);
  if (wishes.length === 0) return <EmptyWishlist />;
  return (
    <>
      <ul aria-label={t(texts, 'wishlist.title')} className="grid gap-3">
        {wishes.slice(0, count).map((wish) => (
          <WishlistItemRow key={wish.listingId} item={wish} lists={lists} />
        ))}
      </ul>
      {wishes.length <= count ? null : (
        <div>
          <Button onClick={() => setCount(count + partSize)}>{t(texts, 'wishlist.showMore')}</Button>
        </div>
      )}
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

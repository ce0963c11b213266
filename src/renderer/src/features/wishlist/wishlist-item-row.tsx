import { FolderInput, Trash2 } from 'lucide-react';
import { Part } from '#renderer/feature-api/parts.ts';
import { UnconfirmedMark } from '#renderer/feature-api/sync/unconfirmed-mark.tsx';
import { useServices } from '#renderer/feature-api/services.ts';
import { focusNeighbor } from '#renderer/lib/interaction/focus-neighbor.ts';
import { formatDay, formatMoney } from '#renderer/lib/messages/format.ts';
import { createLinkState } from '#renderer/feature-api/view-source.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { MenuButton } from '#renderer/ui/menus/menu.tsx';
import { Tag } from '#renderer/ui/feedback/tag.tsx';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { WishlistItem } from '#shared/domain/market/wishlist.ts';
import { putWish, removeWish } from './change-wishlist.ts';
import { useWishlistChange } from './use-wishlist-change.ts';
import { type SyncedWishlist, type SyncedWishlistItem, wishlistName } from './wishlist-rows.ts';

/** Actions on a wish. Each notifies of its outcome. */
function useWishActions(wish: SyncedWishlistItem) {
  const { notify } = useServices();
  const change = useWishlistChange();
  const putBack = () => void change(putWish({ ...wish, basedOn: null }, wish.wishlistId));
  return {
    move: async (list: SyncedWishlist) => {
      if (await change(putWish(wish, list.id)))
        notify({ type: 'success', title: t(texts, 'wishlist.moved', { name: wishlistName(list) }) });
    },

    remove: async (title: string) => {
      if (!(await change(removeWish({ id: wish.listingId, basedOn: wish.basedOn })))) return;
      const undo = { label: t(texts, 'wishlist.undo'), isUndo: true, run: putBack };
      notify({
        type: 'success',
        title: t(texts, 'wishlist.removed', { title }),
        // A listing that is not for sale cannot be added again.
        ...(wish.card === null ? {} : { action: undo })
      });
    }
  };
}

type Props = { readonly item: SyncedWishlistItem; readonly lists: readonly SyncedWishlist[] };

/** One wish: what it is, what it cost then and costs now, and where it stands. */
export function WishlistItemRow({ item, lists }: Props) {
  const { card } = item;
  const { move, remove } = useWishActions(item);
  const title = item.title ?? t(texts, 'wishlist.takenDown');
  const others = lists.filter(({ id }) => id !== item.wishlistId);
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 rounded-panel border border-n6 bg-n2 p-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-center">
      {card === null ? (
        <span className="aspect-video rounded-card bg-n4" />
      ) : (
        <Part part="ListingPoster" listing={card} />
      )}
      <div className="grid min-w-0 content-start gap-1">
        <Name item={item} title={title} />
        <Prices item={item} />
        <p className="flex items-center gap-2 text-label text-n10">
          {t(texts, 'wishlist.addedOn', { day: formatDay(item.addedAt) })}
          <UnconfirmedMark
            entity="wishlistItems"
            id={item.listingId}
            label={t(texts, 'wishlist.unconfirmed')}
          />
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-end gap-2 sm:col-span-1">
        {others.length === 0 ? null : (
          <MenuButton
            label={t(texts, 'wishlist.move', { title })}
            icon={FolderInput}
            isIconOnly
            align="end"
            items={others.map((list) => ({
              id: list.id,
              label: wishlistName(list),
              onSelect: () => void move(list)
            }))}
          />
        )}
        <IconButton
          variant="secondary"
          icon={Trash2}
          label={t(texts, 'wishlist.remove', { title })}
          onClick={(event) => {
            focusNeighbor(event.currentTarget);
            void remove(title);
          }}
        />
      </div>
    </li>
  );
}

function Name({ item: { card, slug }, title }: { readonly item: WishlistItem; readonly title: string }) {
  return (
    <>
      <h2 dir="auto" className="min-w-0 text-read font-semibold break-words">
        {card === null ? (
          title
        ) : (
          <Link
            to={paths.listing.getHref(slug)}
            state={createLinkState({ pathname: paths.wishlist.getHref(), search: '' })}
            className="inline-flex min-h-target max-w-full items-center hover:underline"
          >
            {title}
          </Link>
        )}
      </h2>
      {card === null ? null : (
        <p dir="auto" className="text-ui text-n11">
          {t(texts, 'wishlist.by', { seller: card.seller.displayName })}
        </p>
      )}
    </>
  );
}

function formatNow({ price: { cents }, isPayWhatYouWant }: ListingCard): string {
  if (!isPayWhatYouWant) return formatCents(cents);
  return cents === 0
    ? t(texts, 'wishlist.payWhatYouWant')
    : t(texts, 'wishlist.fromPrice', { price: formatCents(cents) });
}

const formatCents = (cents: number): string =>
  cents === 0 ? t(texts, 'wishlist.free') : formatMoney(cents / 100);

function Prices({ item: { card, priceThen } }: { readonly item: WishlistItem }) {
  if (card === null) return <p className="text-ui text-n11">{t(texts, 'wishlist.notForSale')}</p>;
  const now = card.price.cents;
  const before = priceThen.cents;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ui tabular-nums">
      <span className="font-semibold">{formatNow(card)}</span>
      {now === before ? null : (
        <span className="text-n11">{t(texts, 'wishlist.before', { price: formatCents(before) })}</span>
      )}
      {now < before ? (
        <Tag tone="success">{t(texts, 'wishlist.cheaper', { price: formatMoney((before - now) / 100) })}</Tag>
      ) : null}
    </p>
  );
}

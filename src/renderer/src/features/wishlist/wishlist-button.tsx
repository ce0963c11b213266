import { Heart } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import { useServices } from '#renderer/feature-api/services.ts';
import { useSyncedRows } from '#renderer/feature-api/sync/synced-rows.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { CachedQueries } from '#renderer/lib/query/query-client.tsx';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { addWish, removeWish } from './change-wishlist.ts';
import { useWishlistChange } from './use-wishlist-change.ts';

type Props = { readonly listing: ListingCard };

/** The heart of a listing: pressed while it is wished for. Who is not signed in is led there and back. */
export function WishlistButton({ listing }: Props) {
  const wasSignedIn = useSignedInHint();
  if (!wasSignedIn) return <SignInHeart listing={listing} />;
  return (
    <CachedQueries>
      <ToggleHeart listing={listing} />
    </CachedQueries>
  );
}

function ToggleHeart({ listing }: Props) {
  const { id, title } = listing;
  const { now } = useServices();
  const wish = useSyncedRows('wishlistItems').data?.find((row) => row.id === id);
  const change = useWishlistChange();
  const isWishlisted = wish !== undefined;
  return (
    <IconButton
      variant="secondary"
      icon={Heart}
      label={t(texts, isWishlisted ? 'wishlist.wishNoMore' : 'wishlist.wish', { title })}
      isPressed={isWishlisted}
      onClick={() => void change(wish === undefined ? addWish(listing, now()) : removeWish(wish))}
      className={isWishlisted ? '[&_svg]:fill-current' : ''}
    />
  );
}

function SignInHeart({ listing: { title } }: Props) {
  const { pathname, search } = useLocation();
  const label = t(texts, 'wishlist.wish', { title });
  return (
    <Link
      to={`${paths.signIn.getHref()}?returnTo=${encodeURIComponent(`${pathname}${search}`)}`}
      aria-label={label}
      data-tip={label}
      className={buttonClasses('secondary', { isSquare: true })}
    >
      <Heart aria-hidden size={16} strokeWidth={1.75} />
    </Link>
  );
}

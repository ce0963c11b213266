import { Heart } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { IconButton } from '#renderer/ui/buttons/button.tsx';
import { useWishlistDependencies, WishlistProvider } from './dependencies.tsx';
import { useInvalidateWishlist, useWishlistedIds, useOptimisticWishlistItem } from './wishlist-queries.ts';

type Props = { readonly listing: Pick<ListingCard, 'id' | 'slug' | 'title'> };

/** The heart of a listing: pressed while it is wished for. Who is not signed in is led there and back. */
export function WishlistButton({ listing }: Props) {
  const wasSignedIn = useSignedInHint();
  if (!wasSignedIn) return <SignInHeart listing={listing} />;
  return (
    <WishlistProvider>
      <ToggleHeart listing={listing} />
    </WishlistProvider>
  );
}

function ToggleHeart({ listing }: Props) {
  const { id, title } = listing;
  const { isOnline } = useWishlistDependencies();
  const isWishlisted = useWishlistedIds()?.includes(id) ?? false;
  const { isBusy, toggle } = useToggleWishlistItem(listing, isWishlisted);
  return (
    <IconButton
      variant="secondary"
      icon={Heart}
      label={t(texts, isWishlisted ? 'wishlist.wishNoMore' : 'wishlist.wish', { title })}
      isPressed={isWishlisted}
      isBusy={isBusy}
      reason={isOnline ? undefined : t(texts, 'wishlist.offline')}
      onClick={() => void toggle()}
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

function useToggleWishlistItem({ id, slug }: Props['listing'], isWishlisted: boolean) {
  const { wishlistItems, notify } = useWishlistDependencies();
  const invalidateWishlist = useInvalidateWishlist();
  const showMark = useOptimisticWishlistItem();
  const [isBusy, setIsBusy] = useState(false);
  const toggle = async () => {
    setIsBusy(true);
    const answer = isWishlisted
      ? await wishlistItems.remove({ listingId: id })
      : await wishlistItems.add({ slug });
    setIsBusy(false);
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    showMark(id, !isWishlisted);
    await invalidateWishlist();
  };
  return { isBusy, toggle };
}

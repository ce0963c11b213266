import { Heart } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import { say } from '#renderer/lib/messages/say.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { sayError } from '#renderer/messages/names.ts';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { useWishlistDependencies, WishlistProvider } from './dependencies.tsx';
import { useForgetWishes, useMarks, useShowMark } from './wish-queries.ts';

type Props = { readonly listing: Pick<ListingCard, 'id' | 'slug' | 'title'> };

/** The heart of a listing: pressed while it is wished for. Who is not signed in is led there and back. */
export function WishButton({ listing }: Props) {
  const wasSignedIn = useSignedInHint();
  if (!wasSignedIn) return <HeartToSignIn listing={listing} />;
  return (
    <WishlistProvider>
      <OwnHeart listing={listing} />
    </WishlistProvider>
  );
}

function OwnHeart({ listing }: Props) {
  const { id, title } = listing;
  const { isOnline } = useWishlistDependencies();
  const isWished = useMarks()?.includes(id) ?? false;
  const { isBusy, toggle } = useWishing(listing, isWished);
  return (
    <IconButton
      variant="secondary"
      icon={Heart}
      label={say(texts, isWished ? 'wishlist.wishNoMore' : 'wishlist.wish', { title })}
      isPressed={isWished}
      isBusy={isBusy}
      reason={isOnline ? undefined : say(texts, 'wishlist.offline')}
      onClick={() => void toggle()}
      className={isWished ? '[&_svg]:fill-current' : ''}
    />
  );
}

function HeartToSignIn({ listing: { title } }: Props) {
  const { pathname, search } = useLocation();
  const label = say(texts, 'wishlist.wish', { title });
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

function useWishing({ id, slug }: Props['listing'], isWished: boolean) {
  const { wishes, notify } = useWishlistDependencies();
  const forgetWishes = useForgetWishes();
  const showMark = useShowMark();
  const [isBusy, setIsBusy] = useState(false);
  const toggle = async () => {
    setIsBusy(true);
    const answer = isWished ? await wishes.remove({ listingId: id }) : await wishes.add({ slug });
    setIsBusy(false);
    if (!answer.ok) return notify({ type: 'error', title: sayError(answer.error) });
    showMark(id, !isWished);
    await forgetWishes();
  };
  return { isBusy, toggle };
}

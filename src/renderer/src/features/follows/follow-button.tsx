import { Check, UserPlus } from 'lucide-react';
import { paths } from '#shared/contract/paths.ts';
import type { PublicPerson } from '#shared/domain/people/account.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link, useLocation } from '#renderer/lib/router.ts';
import { useSignedInHint } from '#renderer/lib/signed-in-hint.ts';
import texts from '#renderer/messages/en/follows.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { FollowProvider, useFollowDependencies } from './dependencies.tsx';
import { useFollow, useSetFollow } from './follow-queries.ts';

type Props = { readonly seller: Pick<PublicPerson, 'username' | 'displayName'> };

/** Follows a seller or unfollows them. A visitor signs in first and comes back. */
export function FollowButton({ seller }: Props) {
  if (!useSignedInHint()) return <SignInToFollow seller={seller} />;
  return (
    <FollowProvider>
      <ToggleFollow seller={seller} />
    </FollowProvider>
  );
}

function ToggleFollow({ seller: { username, displayName } }: Props) {
  const { isOnline } = useFollowDependencies();
  const { data } = useFollow(username);
  const { isBusy, setFollow } = useSetFollow(username);
  const isFollowing = data?.isFollowing ?? false;
  // The reader's own profile, or a person who no longer sells.
  if (data !== undefined && !data.canFollow && !isFollowing) return null;
  return (
    <Button
      icon={isFollowing ? Check : UserPlus}
      aria-label={t(texts, isFollowing ? 'follows.followingNamed' : 'follows.followNamed', {
        name: displayName
      })}
      isBusy={isBusy}
      reason={isOnline ? undefined : t(texts, 'follows.offline')}
      onClick={() => void setFollow(!isFollowing)}
      // Until the answer arrives the button keeps its place without a label that may be wrong.
      className={data === undefined && isOnline ? 'invisible' : ''}
    >
      {t(texts, isFollowing ? 'follows.following' : 'follows.follow')}
    </Button>
  );
}

function SignInToFollow({ seller: { displayName } }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`${paths.signIn.getHref()}?returnTo=${encodeURIComponent(`${pathname}${search}`)}`}
      aria-label={t(texts, 'follows.followNamed', { name: displayName })}
      className={buttonClasses('secondary')}
    >
      <UserPlus aria-hidden size={16} strokeWidth={1.75} />
      {t(texts, 'follows.follow')}
    </Link>
  );
}

import { CloudOff, ServerCrash, UserRound } from 'lucide-react';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { paths } from '#shared/contract/paths.ts';
import { isUnanswered } from '#shared/contract/unanswered.ts';
import { readRefusal } from '#renderer/lib/cached-queries.tsx';
import { say } from '#renderer/lib/messages/say.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Button } from '#renderer/ui/button.tsx';
import { EmptyState } from '#renderer/ui/empty-state.tsx';

type Kind = 'offline' | 'signed_out' | 'failed';

function kindOf(failure: unknown): Kind {
  const refusal = readRefusal(failure, isContractError);
  if (refusal === undefined) return 'failed';
  if (isUnanswered(refusal)) return 'offline';
  return refusal.code === 'unauthenticated' ? 'signed_out' : 'failed';
}

const icons = { offline: CloudOff, signed_out: UserRound, failed: ServerCrash } as const;

type Props = { readonly failure: unknown; readonly isBusy: boolean; readonly onRetry: () => void };

/** In place of wishes that could not be had: why, and the way on. */
export function WishlistFailure({ failure, isBusy, onRetry }: Props) {
  const kind = kindOf(failure);
  return (
    <EmptyState
      icon={icons[kind]}
      title={say(texts, `wishlist.failure.title.${kind}`)}
      text={say(texts, `wishlist.failure.text.${kind}`)}
      action={
        <>
          {kind === 'signed_out' ? (
            <Link
              to={`${paths.signIn.getHref()}?returnTo=${encodeURIComponent(paths.wishlist.getHref())}`}
              className={buttonClasses('primary')}
            >
              {say(texts, 'wishlist.signIn')}
            </Link>
          ) : (
            <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
              {say(texts, 'wishlist.tryAgain')}
            </Button>
          )}
          <Link to={paths.marketplace.getHref()} className={buttonClasses('secondary')}>
            {say(texts, 'wishlist.goToMarketplace')}
          </Link>
        </>
      }
    />
  );
}

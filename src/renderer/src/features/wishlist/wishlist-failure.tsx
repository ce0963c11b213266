import { CloudOff, ServerCrash, UserRound } from 'lucide-react';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { paths } from '#shared/contract/paths.ts';
import { isNetworkError } from '#shared/contract/is-network-error.ts';
import { readRefusal } from '#renderer/lib/query-client.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/wishlist.json';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Button } from '#renderer/ui/button.tsx';
import { EmptyState } from '#renderer/ui/empty-state.tsx';

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

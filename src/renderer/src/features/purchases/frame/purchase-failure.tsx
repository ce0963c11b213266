import { CloudOff, type LucideIcon, SearchX, ServerCrash, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { translateNoServer } from '#renderer/messages/translated-names.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import { Link, useLocation } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/purchases.json';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { paths } from '#shared/contract/paths.ts';

/** Why there is nothing to show. */
export type FailureKind = 'offline' | 'signed_out' | 'missing' | 'failed';

export function kindOfFailure(failure: unknown): FailureKind {
  const refusal = readRefusal(failure, isContractError);
  if (refusal === undefined) return 'failed';
  if (isNetworkError(refusal)) return 'offline';
  if (refusal.code === 'unauthenticated') return 'signed_out';
  // The owner is disclosed to nobody else: to others the purchase does not exist.
  const isMissing = ['not_found', 'forbidden', 'invalid_input'].includes(refusal.code);
  return isMissing ? 'missing' : 'failed';
}

const icons: Readonly<Record<FailureKind, LucideIcon>> = {
  offline: CloudOff,
  signed_out: UserRound,
  missing: SearchX,
  failed: ServerCrash
};

type Props = {
  readonly failure: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** In place of what could not be had: why, and the way on. */
export function PurchaseFailure({ failure, isBusy, onRetry }: Props) {
  if (isWithoutServer(failure)) return <NoServer texts={translateNoServer()} />;
  const kind = kindOfFailure(failure);
  return (
    <EmptyState
      icon={icons[kind]}
      title={t(texts, `purchases.failure.title.${kind}`)}
      text={t(texts, `purchases.failure.text.${kind}`)}
      action={
        <>
          {kind === 'signed_out' ? <SignInLink /> : null}
          {kind === 'offline' || kind === 'failed' ? (
            <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
              {t(texts, 'purchases.tryAgain')}
            </Button>
          ) : null}
          {kind === 'missing' ? (
            <Link to={paths.purchases.getHref()} className={buttonClasses('primary')}>
              {t(texts, 'purchases.goToPurchases')}
            </Link>
          ) : null}
          <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'purchases.goToBuilder')}
          </Link>
        </>
      }
    />
  );
}

type SignInProps = { readonly className?: string; readonly children?: ReactNode };

/** To signing in, and back here afterwards. */
export function SignInLink({ className = '', children }: SignInProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={`${paths.signIn.getHref()}?returnTo=${encodeURIComponent(`${pathname}${search}`)}`}
      className={`${buttonClasses('primary')} ${className}`}
    >
      {children ?? t(texts, 'purchases.signIn')}
    </Link>
  );
}

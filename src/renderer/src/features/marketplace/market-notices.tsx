import { paths } from '#shared/contract/paths.ts';
import { formatMoment } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import texts from '#renderer/messages/en/marketplace.json';
import { buttonClasses } from '#renderer/ui/button-classes.ts';
import { Button } from '#renderer/ui/button.tsx';
import { EmptyState } from '#renderer/ui/empty-state.tsx';
import { Callout } from '#renderer/ui/callout.tsx';
import { CloudOff, ServerCrash } from 'lucide-react';
import { isServerless, isNetworkFailure } from './failure-kinds.ts';

type OldProps = {
  /** When it was seen; null for what is from just now. */
  readonly seenAt: number | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** Says that what is shown is from before, and from when. */
export function StaleNotice({ seenAt, isBusy, onRetry }: OldProps) {
  if (seenAt === null) return null;
  return (
    <Callout
      tone="warning"
      isLive
      actions={
        <Button isBusy={isBusy} onClick={onRetry}>
          {t(texts, 'marketplace.tryAgain')}
        </Button>
      }
    >
      {t(texts, 'marketplace.seenBefore', { moment: formatMoment(seenAt) })}
    </Callout>
  );
}

type FailureProps = {
  readonly failure: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

/** In place of what could not be had: without a connection what still works, else that the server has trouble. */
export function MarketFailure({ failure, isBusy, onRetry }: FailureProps) {
  const isAway = isNetworkFailure(failure);
  return (
    <EmptyState
      icon={isAway ? CloudOff : ServerCrash}
      title={t(texts, isAway ? 'marketplace.offline.title' : 'marketplace.failed.title')}
      text={
        isServerless(failure)
          ? t(texts, 'marketplace.noServer')
          : t(texts, isAway ? 'marketplace.offline.text' : 'marketplace.failed.text')
      }
      action={
        <>
          <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
            {t(texts, 'marketplace.tryAgain')}
          </Button>
          <Link to={paths.builder.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'marketplace.goToBuilder')}
          </Link>
          <Link to={paths.library.getHref()} className={buttonClasses('secondary')}>
            {t(texts, 'marketplace.goToLibrary')}
          </Link>
        </>
      }
    />
  );
}

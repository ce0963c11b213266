import { CloudOff, ServerCrash } from 'lucide-react';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/selling.json';
import { translateError, translateNoServer } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';

type Props = { readonly failure: unknown; readonly isBusy: boolean; readonly onRetry: () => void };

/** Shown when a page fails to load: the reason and a retry button. */
export function SellingFailure({ failure, isBusy, onRetry }: Props) {
  if (isWithoutServer(failure)) return <NoServer texts={translateNoServer()} />;
  const refusal = readRefusal(failure, isContractError);
  const isOffline = refusal !== undefined && isNetworkError(refusal);
  return (
    <EmptyState
      icon={isOffline ? CloudOff : ServerCrash}
      title={t(texts, isOffline ? 'selling.failure.offline' : 'selling.failure.title')}
      text={isOffline || refusal === undefined ? t(texts, 'selling.failure.text') : translateError(refusal)}
      action={
        <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
          {t(texts, 'selling.tryAgain')}
        </Button>
      }
    />
  );
}

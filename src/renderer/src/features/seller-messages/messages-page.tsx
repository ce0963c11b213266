import { CloudOff, Mail, ServerCrash } from 'lucide-react';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { isNetworkError } from '#shared/contract/http/is-network-error.ts';
import { paths } from '#shared/contract/paths.ts';
import { isWithoutServer, NoServer } from '#renderer/feature-api/no-server.tsx';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/seller-messages.json';
import { namePage, translateNoServer } from '#renderer/messages/translated-names.ts';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { MessageProvider } from './dependencies.tsx';
import { MessageItem } from './message-item.tsx';
import { useReceived } from './message-queries.ts';

/** The messages that sellers sent to the account as a buyer of theirs. */
export function MessagesPage() {
  return (
    <MessageProvider>
      <div className="mx-auto grid w-full min-w-0 max-w-3xl grid-cols-1 content-start gap-5 p-4 sm:p-6">
        <header className="grid gap-1">
          <h1 className="text-title font-semibold" tabIndex={-1}>
            {namePage('sellerMessages')}
          </h1>
          <p className="text-ui text-n11">
            {t(texts, 'seller-messages.pageText')}{' '}
            <Link to={paths.myProfile.getHref()} className="text-daylight-11 underline">
              {t(texts, 'seller-messages.chooseNotices')}
            </Link>
          </p>
        </header>
        <Received />
      </div>
    </MessageProvider>
  );
}

function Received() {
  const state = useReceived();
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'seller-messages.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <MessagesFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const messages = data.pages.flatMap(({ items }) => items);
  return (
    <>
      {messages.length === 0 ? <NoMessages /> : null}
      <ul aria-label={namePage('sellerMessages')} className="grid grid-cols-1 gap-3 empty:hidden">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={messages.length === 0}
        words={{
          more: t(texts, 'seller-messages.more'),
          failed: t(texts, 'seller-messages.moreFailed'),
          tryAgain: t(texts, 'seller-messages.tryAgain')
        }}
      />
    </>
  );
}

function NoMessages() {
  return (
    <EmptyState
      icon={Mail}
      title={t(texts, 'seller-messages.none.title')}
      text={t(texts, 'seller-messages.none.text')}
      action={
        <Link to={paths.purchases.getHref()} className={buttonClasses('primary')}>
          {t(texts, 'seller-messages.goToPurchases')}
        </Link>
      }
    />
  );
}

type FailureProps = { readonly failure: unknown; readonly isBusy: boolean; readonly onRetry: () => void };

function MessagesFailure({ failure, isBusy, onRetry }: FailureProps) {
  if (isWithoutServer(failure)) return <NoServer texts={translateNoServer()} />;
  const refusal = readRefusal(failure, isContractError);
  const isOffline = refusal !== undefined && isNetworkError(refusal);
  return (
    <EmptyState
      icon={isOffline ? CloudOff : ServerCrash}
      title={t(texts, isOffline ? 'seller-messages.failure.offline' : 'seller-messages.failure.title')}
      text={t(texts, 'seller-messages.failure.text')}
      action={
        <Button variant="primary" isBusy={isBusy} onClick={onRetry}>
          {t(texts, 'seller-messages.tryAgain')}
        </Button>
      }
    />
  );
}

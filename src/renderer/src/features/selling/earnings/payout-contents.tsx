import { t } from '#renderer/lib/messages/translate.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { Line } from './earnings-lines.tsx';
import { usePayoutLines } from './earnings-queries.ts';

/** The share of each order in a payout. */
export function PayoutContents({ payoutId }: { readonly payoutId: string }) {
  const state = usePayoutLines(payoutId);
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.earnings.loading')} />;
  if (wait === 'nothing') return null;
  if (data === undefined)
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <>
      <ul aria-label={t(texts, 'selling.earnings.payouts.contents')} className="grid gap-2">
        {items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <ListEnd
        state={state}
        isEmpty={items.length === 0}
        words={{
          more: t(texts, 'selling.earnings.showMore'),
          failed: t(texts, 'selling.earnings.moreFailed'),
          tryAgain: t(texts, 'selling.earnings.tryAgain')
        }}
      />
    </>
  );
}

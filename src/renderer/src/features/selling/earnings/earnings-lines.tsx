import { ChevronDown, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/contract/paths.ts';
import type {
  EarningsBucket,
  EarningsLine,
  EarningsPart,
  EarningsSummary
} from '#shared/domain/trade/payout/earnings.ts';
import { formatDay, formatMoney, formatNumber } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { Link } from '#renderer/lib/router.ts';
import { useDelayedLoading } from '#renderer/lib/use-delayed-loading.ts';
import texts from '#renderer/messages/en/selling.json';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { buttonClasses } from '#renderer/ui/buttons/button-classes.ts';
import { EmptyState } from '#renderer/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#renderer/ui/feedback/loading-rows.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { useSellingRules } from '../frame/seller-queries.ts';
import { SellingFailure } from '../frame/selling-failure.tsx';
import { useEarningsLines } from './earnings-queries.ts';

type Props = {
  readonly bucket: EarningsBucket | null;
  readonly summary: EarningsSummary;
  readonly onShowAll: () => void;
};

const describe = (bucket: EarningsBucket | null): string =>
  bucket === null
    ? t(texts, 'selling.earnings.lines.title')
    : t(texts, 'selling.earnings.lines.of', { amount: t(texts, `selling.earnings.amount.${bucket}`) });

/** The ledger lines behind an amount; each expands to the parts that sum to it. */
export function EarningsLines({ bucket, summary, onShowAll }: Props) {
  return (
    <section aria-labelledby="lines-title" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="lines-title" className="text-read font-semibold">
          {describe(bucket)}
        </h2>
        {bucket === null ? null : (
          <Button onClick={onShowAll}>{t(texts, 'selling.earnings.lines.showAll')}</Button>
        )}
      </div>
      <Lines key={bucket ?? 'all'} bucket={bucket} summary={summary} />
    </section>
  );
}

function Lines({ bucket, summary }: Pick<Props, 'bucket' | 'summary'>) {
  const state = useEarningsLines(bucket, summary);
  return <LineList state={state} label={describe(bucket)} empty={<NoLines isNarrowed={bucket !== null} />} />;
}

type LineListProps = {
  readonly state: ReturnType<typeof useEarningsLines>;
  readonly label: string;
  /** In place of a list without lines. */
  readonly empty: ReactNode;
};

/** Lines page by page, while they load and where they fail. */
export function LineList({ state, label, empty }: LineListProps) {
  const { data, error, isPending, isFetching, refetch } = state;
  const wait = useDelayedLoading(isPending);
  if (wait === 'stand-in') return <LoadingRows words={t(texts, 'selling.earnings.loading')} />;
  if (wait === 'nothing') return <div className="min-h-28" />;
  if (data === undefined)
    return <SellingFailure failure={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <>
      {items.length === 0 ? empty : null}
      <ul aria-label={label} className="grid gap-2 empty:hidden">
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

function NoLines({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const days = useSellingRules()?.holdDays ?? 0;
  if (isNarrowed) return <p className="text-ui text-n11">{t(texts, 'selling.earnings.lines.noneOf')}</p>;
  return (
    <EmptyState
      icon={ReceiptText}
      title={t(texts, 'selling.earnings.lines.none.title')}
      text={t(texts, 'selling.earnings.lines.none.text', { days })}
      action={
        <Link to={paths.seller.getHref()} className={buttonClasses('secondary')}>
          {t(texts, 'selling.earnings.lines.none.listings')}
        </Link>
      }
    />
  );
}

/** A row in a wide window, a card on a phone. */
export function Line({ line }: { readonly line: EarningsLine }) {
  const { at, kind, title, cents, parts, shares, feeCents, orderId, payoutId } = line;
  return (
    <li className="rounded-panel border border-n6 bg-n2">
      <details className="group">
        <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-1 rounded-panel p-3 text-ui sm:grid-cols-[8rem_minmax(0,1fr)_auto_auto]">
          <span className="text-n11 max-sm:row-start-2">{formatDay(at)}</span>
          <span className="min-w-0 break-words">
            {t(texts, `selling.earnings.kind.${kind}`)}
            {title === null ? null : (
              <>
                {': '}
                <span dir="auto">{title}</span>
              </>
            )}
          </span>
          <span className="text-end font-semibold tabular-nums">{formatMoney(cents / 100)}</span>
          <ChevronDown aria-hidden size={16} className="text-n10 group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 border-t border-n6 p-3 pe-11 text-ui">
          <dl className="grid gap-1 sm:ms-auto sm:w-120 sm:max-w-full">
            {parts.map((part) => (
              <div key={part.kind} className="flex justify-between gap-4">
                <dt className="text-n11">{namePart(part)}</dt>
                <dd className="tabular-nums">{formatMoney(part.cents / 100)}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 border-t border-n6 pt-1 font-semibold">
              <dt>{t(texts, 'selling.earnings.part.total')}</dt>
              <dd className="tabular-nums">{formatMoney(cents / 100)}</dd>
            </div>
          </dl>
          {shares.length === 0 ? null : <BundleShares shares={shares} />}
          {feeCents === 0 ? null : (
            <p className="text-label text-n11">
              {t(texts, 'selling.earnings.part.fee', { amount: formatMoney(feeCents / 100) })}
            </p>
          )}
          <p className="font-mono text-meta break-all text-n10">{orderId ?? payoutId}</p>
        </div>
      </details>
    </li>
  );
}

const BundleShares = ({ shares }: Pick<EarningsLine, 'shares'>) => (
  <section className="grid gap-1 sm:ms-auto sm:w-120 sm:max-w-full">
    <h3 className="text-label text-n11">{t(texts, 'selling.earnings.part.shares')}</h3>
    <ul className="grid gap-1">
      {shares.map(({ listingId, title, cents }) => (
        <li key={listingId} className="flex justify-between gap-4">
          <span className="min-w-0 break-words" dir="auto">
            {title}
          </span>
          <span className="tabular-nums">{formatMoney(cents / 100)}</span>
        </li>
      ))}
    </ul>
  </section>
);

function namePart({ kind, rate, rule, since }: EarningsPart): string {
  if (kind !== 'commission' || rate === undefined) return t(texts, `selling.earnings.part.${kind}`);
  const percent = formatNumber(rate / 100);
  const isOwnLink = rule === 'own_link';
  if (since === null || since === undefined)
    return isOwnLink
      ? t(texts, 'selling.earnings.part.commissionOwnLink', { percent })
      : t(texts, 'selling.earnings.part.commissionOf', { percent });
  const dated = { percent, day: formatDay(since) };
  return isOwnLink
    ? t(texts, 'selling.earnings.part.commissionOwnLinkSince', dated)
    : t(texts, 'selling.earnings.part.commissionSince', dated);
}

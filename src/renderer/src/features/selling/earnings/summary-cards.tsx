import { formatDayInUtc, formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import type { EarningsBucket, EarningsSummary } from '#shared/domain/trade/payout/earnings.ts';
import { AmountRow } from './amount-row.tsx';

type Props = {
  readonly summary: EarningsSummary;
  /** The amount whose lines are shown; null for all lines. */
  readonly bucket: EarningsBucket | null;
  readonly onShow: (bucket: EarningsBucket | null) => void;
};

/** The amounts; choosing one shows the lines that it consists of. */
export function SummaryCards({ summary, bucket, onShow }: Props) {
  const held = summary.held.reduce((sum, { cents }) => sum + cents, 0);
  const amounts: readonly (readonly [EarningsBucket, number])[] = [
    ['available', summary.availableCents],
    ['held', held],
    ...(summary.onHoldCents === 0 ? [] : ([['on_hold', summary.onHoldCents]] as const)),
    ['in_payout', summary.inPayoutCents],
    ['paid', summary.paidCents],
    ...(summary.owedCents === 0 ? [] : ([['owed', summary.owedCents]] as const))
  ];
  return (
    <section aria-label={t(texts, 'selling.earnings.summary')}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {amounts.map(([name, cents]) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              aria-pressed={bucket === name}
              onClick={() => onShow(bucket === name ? null : name)}
              className="grid h-full w-full content-start gap-1 rounded-panel border border-n6 bg-n2 p-4 text-start hover:bg-n3 aria-pressed:border-accent-8"
            >
              <span className="text-label text-n11">{t(texts, `selling.earnings.amount.${name}`)}</span>
              <span className="text-lead font-semibold tabular-nums">{formatMoney(cents / 100)}</span>
              <span className="text-label text-n11">{t(texts, `selling.earnings.about.${name}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {summary.held.length === 0 ? null : (
        <ul className="mt-3 grid gap-1 text-ui" aria-label={t(texts, 'selling.earnings.heldUntil')}>
          {summary.held.map(({ day, cents }) => (
            <AmountRow
              key={day}
              label={t(texts, 'selling.earnings.availableOn', { day: formatDayInUtc(day) })}
              cents={cents}
              selection={{ releaseDay: day }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

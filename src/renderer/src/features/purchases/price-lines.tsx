import type { Money } from '#shared/domain/market/money.ts';
import type { Offer } from '#shared/domain/trade/order.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/purchases.json';

/** "$4.50", or that it costs nothing. */
export const formatPrice = ({ cents }: Money): string =>
  cents === 0 ? t(texts, 'purchases.free') : formatMoney(cents / 100);

type Props = {
  readonly offer: Pick<Offer, 'listed' | 'deductions' | 'added' | 'total' | 'ownedCount' | 'coupon'>;
};

/** True if there are steps from the listed price to the total. */
export const hasSteps = ({ deductions, added }: Pick<Offer, 'deductions' | 'added'>): boolean =>
  deductions.length > 0 || added.cents > 0;

/** The listed price and each step from it to the total; nothing where there are none. */
export function PriceLines({ offer }: Props) {
  const { listed, deductions, added, total, ownedCount, coupon } = offer;
  if (!hasSteps(offer)) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 text-ui tabular-nums [&_dd]:ps-4 [&_dd]:text-end">
      <dt className="text-n11">{t(texts, 'purchases.listed')}</dt>
      <dd>{formatPrice(listed)}</dd>
      {deductions.map(({ step, amount }) => (
        <div key={step} className="contents">
          <dt className="text-n11">
            {step === 'owned'
              ? t(texts, 'purchases.step.owned', { count: ownedCount })
              : step === 'coupon'
                ? t(texts, 'purchases.step.coupon', { code: coupon?.code ?? '' })
                : t(texts, 'purchases.step.sale')}
          </dt>
          <dd>−{formatMoney(amount.cents / 100)}</dd>
        </div>
      ))}
      {added.cents === 0 ? null : (
        <>
          <dt className="text-n11">{t(texts, 'purchases.step.added')}</dt>
          <dd>+{formatMoney(added.cents / 100)}</dd>
        </>
      )}
      <dt className="border-t border-n6 pt-1 font-semibold">{t(texts, 'purchases.total')}</dt>
      <dd className="border-t border-n6 pt-1 font-semibold">{formatPrice(total)}</dd>
    </dl>
  );
}

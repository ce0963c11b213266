import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import type { Sale, SaleState } from '#shared/domain/trade/sale.ts';
import { formatDay, formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Tag, type TagTone } from '#renderer/ui/feedback/tag.tsx';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { useSellingDependencies } from '../frame/dependencies.tsx';
import { useInvalidateSales } from './sale-queries.ts';

const tones: Readonly<Record<SaleState, TagTone>> = {
  scheduled: 'warning',
  active: 'success',
  ended: 'neutral'
};

export function SaleRow({ sale }: { readonly sale: Sale }) {
  const { title, state, priceBefore } = sale;
  return (
    <li className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-panel border border-n6 bg-n2 p-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <h2 className="flex min-w-0 flex-wrap items-center gap-2 text-read font-semibold">
          <span dir="auto" className="min-w-0 break-words">
            {title}
          </span>
          <Tag tone={tones[state]}>{t(texts, `selling.sale.state.${state}`)}</Tag>
        </h2>
        <p className="text-ui text-n11 tabular-nums">{listFacts(sale).join(' · ')}</p>
        {state === 'ended' ? null : (
          <p className="text-label text-n11">
            {priceBefore === null
              ? t(texts, 'selling.sale.noPriceBefore')
              : t(texts, 'selling.sale.priceBefore', { price: formatMoney(priceBefore.cents / 100) })}
          </p>
        )}
      </div>
      {state === 'ended' ? null : <EndButton sale={sale} />}
    </li>
  );
}

/** Its discount, price and dates. */
function listFacts({ discount, listed, price, startsAt, endsAt, state }: Sale): readonly string[] {
  return [
    discount.kind === 'percent'
      ? t(texts, 'selling.coupon.percent', { percent: discount.percent })
      : t(texts, 'selling.coupon.amount', { amount: formatMoney(discount.cents / 100) }),
    ...(state === 'ended'
      ? []
      : [
          t(texts, 'selling.sale.leadsTo', {
            price: formatMoney(price.cents / 100),
            listed: formatMoney(listed.cents / 100)
          })
        ]),
    ...(state === 'scheduled' ? [t(texts, 'selling.coupon.from', { day: formatDay(startsAt) })] : []),
    t(texts, state === 'ended' ? 'selling.sale.endedOn' : 'selling.coupon.until', {
      day: formatDay(endsAt - 1)
    })
  ];
}

function EndButton({ sale: { id, title } }: { readonly sale: Sale }) {
  const { sales, isOnline, notify } = useSellingDependencies();
  const invalidateSales = useInvalidateSales();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const end = async () => {
    setIsBusy(true);
    const answer = await sales.end({ id });
    setIsBusy(false);
    setIsAsking(false);
    if (!answer.ok) return notify({ type: 'error', title: translateError(answer.error) });
    notify({ type: 'success', title: t(texts, 'selling.sale.ended', { title }) });
    await invalidateSales();
  };
  return (
    <>
      <Button
        icon={CircleStop}
        reason={isOnline ? undefined : t(texts, 'selling.offline')}
        aria-label={t(texts, 'selling.sale.endOf', { title })}
        onClick={() => setIsAsking(true)}
      >
        {t(texts, 'selling.sale.end')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(texts, 'selling.sale.endTitle', { title })}
        message={t(texts, 'selling.sale.endText')}
        confirmLabel={t(texts, 'selling.sale.endConfirm')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void end()}
      />
    </>
  );
}

import { useState } from 'react';
import type { Payout } from '#shared/domain/trade/payout/earnings.ts';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import { formatMoment, formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { Tag, type TagTone } from '#renderer/ui/feedback/tag.tsx';
import { ListEnd } from '#renderer/ui/layout/list-end.tsx';
import { AmountLines } from './amount-row.tsx';
import { usePayoutAction, usePayouts } from './earnings-queries.ts';

/** All payouts with their states, and the reason if one is held or failed. */
export function PayoutList() {
  const state = usePayouts();
  const items = state.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-labelledby="payouts-title" className="grid gap-3">
      <h2 id="payouts-title" className="text-read font-semibold">
        {t(texts, 'selling.earnings.payouts')}
      </h2>
      {items.length === 0 && !state.isError ? (
        <p className="text-ui text-n11">{t(texts, 'selling.earnings.payouts.none')}</p>
      ) : null}
      <ul aria-labelledby="payouts-title" className="grid gap-2 empty:hidden">
        {items.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
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
    </section>
  );
}

const tones: Readonly<Record<Payout['state'], TagTone>> = {
  pending: 'neutral',
  held: 'warning',
  in_transit: 'info',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral'
};

function PayoutRow({ payout }: { readonly payout: Payout }) {
  const action = usePayoutAction();
  const [isOpen, setIsOpen] = useState(false);
  const { id, amount, debtCents, orderCount, state, createdAt, canCancel, requestedBy } = payout;
  const reason = describeReason(payout);
  const refusal = action.error === null ? undefined : readRefusal(action.error, isContractError);
  return (
    <li className="grid gap-2 rounded-panel border border-n6 bg-n2 p-3 text-ui">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <span className="font-semibold tabular-nums">{formatMoney(amount.cents / 100)}</span>
          <span className="text-label text-n11">
            {t(texts, `selling.earnings.payouts.${requestedBy}`, { when: formatMoment(createdAt) })}
            {' · '}
            {t(texts, 'selling.earnings.payouts.orders', { count: orderCount })}
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Tag tone={tones[state]}>{t(texts, `selling.earnings.payouts.state.${state}`)}</Tag>
          <Button variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(texts, isOpen ? 'selling.earnings.payouts.hide' : 'selling.earnings.payouts.show')}
          </Button>
          {canCancel ? (
            <Button isBusy={action.isPending} onClick={() => action.mutate(id)}>
              {t(texts, 'selling.earnings.payouts.cancel')}
            </Button>
          ) : null}
        </div>
      </div>
      {reason === null ? null : <p className="text-n11">{reason}</p>}
      {debtCents === 0 ? null : (
        <p className="text-n11">
          {t(texts, 'selling.earnings.payouts.debt', { amount: formatMoney(debtCents / 100) })}
        </p>
      )}
      {refusal === undefined ? null : (
        <Callout tone="danger" isLive>
          {translateError(refusal)}
        </Callout>
      )}
      {isOpen ? (
        <AmountLines
          selection={{ payoutId: id }}
          cents={amount.cents}
          label={t(texts, 'selling.earnings.payouts.contents')}
        />
      ) : null}
    </li>
  );
}

function describeReason({ holdReason, failureReason }: Payout): string | null {
  if (holdReason !== null) return t(texts, `selling.earnings.hold.${holdReason}`);
  return failureReason === null ? null : t(texts, `selling.earnings.failure.${failureReason}`);
}

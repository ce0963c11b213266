import { useState } from 'react';
import type { ContractError } from '#shared/contract/errors.ts';
import { isContractError } from '#shared/contract/is-contract-error.ts';
import type { EarningsSummary, PayoutAccount } from '#shared/domain/trade/payout/earnings.ts';
import { useIsOnline } from '#renderer/feature-api/services.ts';
import { formatMoney } from '#renderer/lib/messages/format.ts';
import { t } from '#renderer/lib/messages/translate.ts';
import { readRefusal } from '#renderer/lib/query/query-client.tsx';
import texts from '#renderer/messages/en/selling.json';
import { translateError } from '#renderer/messages/translated-names.ts';
import { Button } from '#renderer/ui/buttons/button.tsx';
import { Callout } from '#renderer/ui/feedback/callout.tsx';
import { ConfirmDialog } from '#renderer/ui/overlays/alert-dialog.tsx';
import { useOnboarding, usePayoutAccount, usePayoutAction } from './earnings-queries.ts';

type Props = { readonly summary: EarningsSummary };

/** True if there is an amount to pay out, now or once its hold ends. */
const hasEarned = ({
  availableCents,
  held,
  onHoldCents,
  inPayoutCents,
  paidCents
}: EarningsSummary): boolean =>
  held.length > 0 || availableCents + onHoldCents + inPayoutCents + paidCents > 0;

/** Requests a payout, or shows the setup that is needed first, once there is something to pay. */
export function PayoutPanel({ summary }: Props) {
  const { data: account } = usePayoutAccount();
  return (
    <section aria-labelledby="payout-title" className="grid gap-3 rounded-panel border border-n6 bg-n2 p-4">
      <h2 id="payout-title" className="text-read font-semibold">
        {t(texts, 'selling.earnings.payout.title')}
      </h2>
      <p className="text-ui text-n11">
        {t(texts, 'selling.earnings.payout.text', { minimum: formatMoney(summary.minPayoutCents / 100) })}
      </p>
      {summary.owedCents > 0 ? (
        <Callout tone="warning">
          {t(texts, 'selling.earnings.payout.debt', { amount: formatMoney(summary.owedCents / 100) })}
        </Callout>
      ) : null}
      {account === undefined ? null : account.state === 'ready' ? (
        <RequestPayout summary={summary} />
      ) : account.state === null && !hasEarned(summary) ? (
        <p className="text-ui text-n11">{t(texts, 'selling.earnings.account.later')}</p>
      ) : (
        <SetUpPayouts state={account.state} isSuspended={summary.obstacle === 'seller_suspended'} />
      )}
    </section>
  );
}

/** The error message; null without an error. */
function describeFailure(failure: unknown): string | null {
  if (failure === null) return null;
  const refusal: ContractError | undefined = readRefusal(failure, isContractError);
  return refusal === undefined ? t(texts, 'selling.earnings.failed') : translateError(refusal);
}

function RequestPayout({ summary }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const action = usePayoutAction();
  const isOnline = useIsOnline();
  const { obstacle, availableCents, owedCents } = summary;
  const amount = formatMoney((availableCents - owedCents) / 100);
  const reason = !isOnline
    ? t(texts, 'selling.earnings.offline')
    : obstacle === null
      ? undefined
      : t(texts, `selling.earnings.obstacle.${obstacle}`);
  const problem = describeFailure(action.error);
  return (
    <>
      {problem === null ? null : (
        <Callout tone="danger" isLive>
          {problem}
        </Callout>
      )}
      {obstacle === null || obstacle === 'payout_account_missing' ? null : (
        <p className="text-ui text-n11">{t(texts, `selling.earnings.obstacle.${obstacle}`)}</p>
      )}
      <div>
        <Button variant="primary" isBusy={action.isPending} reason={reason} onClick={() => setIsAsking(true)}>
          {obstacle === null
            ? t(texts, 'selling.earnings.payout.requestAmount', { amount })
            : t(texts, 'selling.earnings.payout.request')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(texts, 'selling.earnings.payout.question')}
        message={t(texts, 'selling.earnings.payout.questionText', { amount })}
        confirmLabel={t(texts, 'selling.earnings.payout.request')}
        onConfirm={() => {
          setIsAsking(false);
          action.mutate(null);
        }}
      />
    </>
  );
}

type SetUpProps = { readonly state: PayoutAccount['state']; readonly isSuspended: boolean };

function SetUpPayouts({ state, isSuspended }: SetUpProps) {
  const onboarding = useOnboarding();
  const isOnline = useIsOnline();
  const problem = describeFailure(onboarding.error);
  const step = state ?? 'none';
  const reason = !isOnline
    ? t(texts, 'selling.earnings.offline')
    : isSuspended
      ? t(texts, 'selling.earnings.obstacle.seller_suspended')
      : undefined;
  return (
    <>
      {problem === null ? null : (
        <Callout tone="danger" isLive>
          {problem}
        </Callout>
      )}
      <Callout tone={step === 'none' || step === 'onboarding' ? 'info' : 'warning'}>
        {t(
          texts,
          step === 'ready' ? 'selling.earnings.account.onboarding' : `selling.earnings.account.${step}`
        )}
      </Callout>
      <div>
        <Button
          variant="primary"
          isBusy={onboarding.isPending}
          reason={reason}
          onClick={() => onboarding.mutate()}
        >
          {t(
            texts,
            step === 'none' || step === 'closed'
              ? 'selling.earnings.account.setUp'
              : 'selling.earnings.account.goOn'
          )}
        </Button>
      </div>
    </>
  );
}

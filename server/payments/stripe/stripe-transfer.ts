import { Stripe } from 'stripe';
import type { PayoutFact } from '#shared/domain/trade/payout/payout-fact.ts';
import type { PayoutFailureReason } from '#shared/domain/trade/payout/payout-state.ts';
import type { PayoutRequest } from '../../context/payout-provider.ts';
import { callStripe } from './find-checkout.ts';

type PayoutName = Pick<PayoutRequest, 'payoutId' | 'accountId'>;

/** Stripe's error codes where an account can receive nothing: a retry would not help. */
const finalRefusals: ReadonlySet<string | undefined> = new Set([
  'account_invalid',
  'account_closed',
  'insufficient_capabilities_for_transfer',
  'payouts_not_allowed',
  'no_account'
]);

const closedAccountCodes: ReadonlySet<string | null> = new Set([
  'account_closed',
  'account_frozen',
  'no_account'
]);

/**
 * Moves the money to the seller's account and on to their bank. Both steps are looked up first, since Stripe forgets
 * idempotency keys after a day and a payout may be sent again later than that.
 */
export async function sendTransfer(
  stripe: Stripe,
  request: PayoutRequest,
  now: number
): Promise<readonly PayoutFact[]> {
  const { payoutId, accountId, amount } = request;
  const money = { amount: amount.cents, currency: amount.currency.toLowerCase() };
  const metadata = { payout_id: payoutId };
  const transfer =
    (await findTransfer(stripe, payoutId)) ??
    (await unlessRefused(
      stripe.transfers.create(
        { ...money, destination: accountId, transfer_group: payoutId, metadata },
        { idempotencyKey: `transfer ${payoutId}` }
      )
    ));
  if (transfer === null) return [{ kind: 'failed', reason: 'account_closed', at: now }];
  if (!transfer.reversed && (await findBankPayout(stripe, request, transfer)) === undefined) {
    const bankPayout = await unlessRefused(
      stripe.payouts.create(
        { ...money, metadata },
        { stripeAccount: accountId, idempotencyKey: `payout ${payoutId}` }
      )
    );
    if (bankPayout === null) await reverse(stripe, transfer, payoutId);
  }
  return readTransferFacts(stripe, request);
}

/** Money that a bank returned stays in the seller's Stripe account, so the transfer is reversed before the payout fails. */
export async function readTransferFacts(stripe: Stripe, name: PayoutName): Promise<readonly PayoutFact[]> {
  const transfer = await findTransfer(stripe, name.payoutId);
  if (transfer === undefined) return [];
  const bankPayout = transfer.reversed ? undefined : await findBankPayout(stripe, name, transfer);
  const sent: PayoutFact = { kind: 'sent', at: transfer.created * 1000 };
  if (transfer.reversed) return [sent, failed(transfer, readReason(transfer))];
  if (bankPayout?.status === 'paid') return [sent, { kind: 'paid', at: bankPayout.arrival_date * 1000 }];
  if (bankPayout?.status !== 'failed' && bankPayout?.status !== 'canceled') return [sent];
  const reason = closedAccountCodes.has(bankPayout.failure_code) ? 'account_closed' : 'bank_rejected';
  await reverse(stripe, transfer, name.payoutId, reason);
  return [sent, failed(transfer, reason)];
}

const failed = ({ created }: Stripe.Transfer, reason: PayoutFailureReason): PayoutFact => ({
  kind: 'failed',
  reason,
  at: created * 1000
});

async function findTransfer(stripe: Stripe, payoutId: string): Promise<Stripe.Transfer | undefined> {
  const { data } = await callStripe(stripe.transfers.list({ transfer_group: payoutId, limit: 1 }));
  return data[0];
}

async function findBankPayout(
  stripe: Stripe,
  { payoutId, accountId }: PayoutName,
  { created }: Stripe.Transfer
): Promise<Stripe.Payout | undefined> {
  let found: Stripe.Payout | undefined;
  const list = stripe.payouts.list({ created: { gte: created }, limit: 100 }, { stripeAccount: accountId });
  await callStripe(
    list.autoPagingEach((payout) => {
      if (payout.metadata?.['payout_id'] === payoutId) found = payout;
      return found === undefined;
    })
  );
  return found;
}

/** Reverses the whole transfer once. */
async function reverse(
  stripe: Stripe,
  { id }: Stripe.Transfer,
  payoutId: string,
  reason: PayoutFailureReason = 'account_closed'
): Promise<void> {
  await callStripe(
    stripe.transfers.createReversal(id, { metadata: { reason } }, { idempotencyKey: `reversal ${payoutId}` })
  );
}

/** The reason stored by our own reversal; one made in Stripe's dashboard has none. */
function readReason({ reversals }: Stripe.Transfer): PayoutFailureReason {
  const reason = reversals.data[0]?.metadata?.['reason'];
  return reason === 'account_closed' || reason === 'bank_rejected' ? reason : 'reversed';
}

/** Null if Stripe refused the call for good. */
async function unlessRefused<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && finalRefusals.has(error.code)) return null;
    return callStripe(Promise.reject(error as Error));
  }
}

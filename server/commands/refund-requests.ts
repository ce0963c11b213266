import { ContractFailure } from '#shared/contract/errors.ts';
import { decideRefund } from '../services/order/refund/decide-refund.ts';
import { listRefundRequests } from '../services/order/refund/list-refund-requests.ts';
import type { Command } from './command.ts';

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const minutes = (instant: Date): string => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const refundRequests: Command = {
  name: 'refund-requests',
  takes: '',
  says: 'List refund requests to decide, buyers who request refunds repeatedly, and refunds that failed.',
  run: async (context) => {
    const { days, pending, repeated, owed } = await listRefundRequests(context);
    const count = ({ requested, purchased }: { requested: number; purchased: number }): string =>
      `${requested} refunds requested after opening, of ${purchased} purchases in ${days} days`;
    const requests = pending.flatMap((each) => [
      `${each.id}  "${each.title}", ${dollars(each.grossCents)}, order ${each.orderId}`,
      `  Decide by ${minutes(each.decideBy)}, or it is approved.`,
      `  Buyer ${each.buyer}: ${count(each)}. Seller ${each.seller}.`,
      `  Reason: ${each.reason.replaceAll(/\s+/g, ' ')}`
    ]);
    return [
      ...(requests.length === 0 ? ['No refund request is open.'] : requests),
      ...(repeated.length === 0 ? [] : ['', 'Buyers who have used up their allowance:']),
      ...repeated.map((each) => `  ${each.buyer}: ${count(each)}`),
      ...(owed.length === 0 ? [] : ['', 'Refunds of removed accounts that failed, to be sent by hand:']),
      ...owed.map(
        (each) =>
          `  ${dollars(each.owedCents)}, order ${each.orderId}, ${each.provider} ${each.checkoutId ?? ''}`
      )
    ].join('\n');
  }
};

const outcomes: Readonly<Record<string, boolean>> = { approve: true, refuse: false };

export const decideRefundRequest: Command = {
  name: 'decide-refund',
  takes: '<id> approve|refuse <reason>',
  says: 'Decide a refund request; the buyer reads the reason of a refusal.',
  run: async (context, id = '', outcome = '', reason = '') => {
    const isApproved = outcomes[outcome];
    if (isApproved === undefined) throw new Error('Write "approve" or "refuse" after the id.');
    if (reason.trim() === '') throw new Error('A decision needs a reason.');
    try {
      await decideRefund(context, { id, isApproved, reason, by: 'administrator', actorId: null });
    } catch (error) {
      if (!(error instanceof ContractFailure)) throw error;
      throw new Error(refusals[error.code] ?? error.message, { cause: error });
    }
    return isApproved ? 'The refund is approved and on its way.' : 'The refund request is refused.';
  }
};

const refusals: Readonly<Partial<Record<string, string>>> = {
  not_found: 'There is no refund request with this id.',
  conflict: 'This refund request is decided already, or a bank has returned the money.',
  refund_not_allowed: 'Nothing is left to refund of this order.'
};

// A payout provider in the test's hands: it counts what it was asked to do, and loses answers when told to.
import type { PayoutEvent, PayoutProvider, PayoutRequest } from '#server/context/payout-provider.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PayoutFact } from '#shared/domain/trade/payout/payout-fact.ts';
import type { PayoutAccountState } from '#shared/domain/trade/payout/payout-state.ts';

export type TestTransfer = PayoutRequest & { readonly facts: PayoutFact[] };

export type TestPayouts = PayoutProvider & {
  /** Transfers by the id of their payout. */
  readonly transfers: ReadonlyMap<string, TestTransfer>;
  readonly accounts: Map<string, PayoutAccountState>;
  /** Every event there was, the oldest first, whether or not anybody was told. */
  readonly events: readonly PayoutEvent[];
  /** Has the bank act; does nothing where it cannot. */
  readonly happen: (payoutId: string, act: 'pay' | 'fail' | 'reverse') => PayoutEvent | undefined;
  /** Each answer is lost with this chance, after what was asked for was done; none to begin with. */
  readonly dropResponses: (isLost: () => boolean) => void;
};

export function createTestPayouts(now: () => number): TestPayouts {
  const transfers = new Map<string, TestTransfer>();
  const accounts = new Map<string, PayoutAccountState>();
  const events: PayoutEvent[] = [];
  let isLost = () => false;

  const answer = async <Value>(value: Value): Promise<Value> => {
    await Promise.resolve();
    if (isLost()) throw new ContractFailure('payment_unavailable', 'The answer was lost');
    return value;
  };

  return {
    name: 'sandbox',
    transfers,
    accounts,
    events,
    happen: (payoutId, act) => {
      const facts = transfers.get(payoutId)?.facts ?? [];
      const has = (kind: PayoutFact['kind']) => facts.some((fact) => fact.kind === kind);
      if (!has('sent') || has('failed') || has('paid') !== (act === 'reverse')) return undefined;
      const fact: PayoutFact =
        act === 'pay'
          ? { kind: 'paid', at: now() }
          : { kind: 'failed', reason: act === 'fail' ? 'bank_rejected' : 'reversed', at: now() };
      facts.push(fact);
      const event: PayoutEvent = { kind: 'payout', payoutId, facts: [fact] };
      events.push(event);
      return event;
    },
    dropResponses: (next) => void (isLost = next),
    startOnboarding: ({ accountId, sellerId }) => {
      const id = accountId ?? `acct_${sellerId}_${accounts.size}`;
      if (!accounts.has(id)) accounts.set(id, 'onboarding');
      return answer({ accountId: id, url: `http://localhost/connect/${id}` });
    },
    readAccount: (accountId) => answer(accounts.get(accountId) ?? 'closed'),
    sendPayout: (request) => {
      const { payoutId, accountId } = request;
      if (!transfers.has(payoutId)) {
        const facts: PayoutFact[] =
          accounts.get(accountId) === 'ready'
            ? [{ kind: 'sent', at: now() }]
            : [{ kind: 'failed', reason: 'account_closed', at: now() }];
        transfers.set(payoutId, { ...request, facts });
        events.push({ kind: 'payout', payoutId, facts });
      }
      return answer([...(transfers.get(payoutId)?.facts ?? [])]);
    },
    readFacts: ({ payoutId }) => answer([...(transfers.get(payoutId)?.facts ?? [])]),
    readEvent: () => Promise.resolve(undefined)
  };
}

// A provider that tests hold in their hands: it counts what it was asked to do, and loses answers when told to.
import type { PaymentProvider, ProviderEvent } from '#server/context/payment-provider.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import { describeProgress } from '#shared/domain/trade/order.ts';
import { keyOfFact, type PaymentFact } from '#shared/domain/trade/payment-fact.ts';

type Charge = {
  readonly orderId: string;
  readonly cents: number;
  readonly facts: PaymentFact[];
};

export type TestProvider = PaymentProvider & {
  /** Checkouts by their id. */
  readonly checkouts: ReadonlyMap<string, Charge>;
  /** Every event there was, the oldest first, whether or not anybody was told. */
  readonly events: readonly ProviderEvent[];
  /** Something happens to a checkout's money; its event, unless that has happened already. */
  readonly happen: (checkoutId: string, fact: PaymentFact) => ProviderEvent | undefined;
  /** The buyer pays all of it; nothing where they have, or where it ended. */
  readonly pay: (checkoutId: string) => ProviderEvent | undefined;
  /** Each answer is lost with this chance, after what was asked for was done; none to begin with. */
  readonly dropResponses: (isLost: () => boolean) => void;
  /** Refunds are told by events only, later. */
  readonly delayRefundResponses: (isLater: boolean) => void;
};

/** In cents, without the refunds that failed. */
const sumReturned = (facts: readonly PaymentFact[]): number =>
  facts
    .filter((fact) => fact.kind === 'refunded')
    .filter(({ id }) => !facts.some((fact) => fact.kind === 'refund_failed' && fact.id === id))
    .reduce((sum, { cents }) => sum + cents, 0);

/** Its clock is the tests'. */
export function createTestProvider(now: () => number): TestProvider {
  const checkouts = new Map<string, Charge>();
  const notified: { readonly event: ProviderEvent; readonly at: number }[] = [];
  let isLost = () => false;
  let isLater = false;

  const answer = async <Value>(value: Value): Promise<Value> => {
    await Promise.resolve();
    if (isLost()) throw new ContractFailure('payment_unavailable', 'The answer was lost');
    return value;
  };
  const find = (id: string): Charge => {
    const found = checkouts.get(id);
    if (found === undefined) throw new ContractFailure('payment_unavailable', 'No such checkout');
    return found;
  };

  function happen(checkoutId: string, fact: PaymentFact): ProviderEvent | undefined {
    const { facts } = find(checkoutId);
    const key = keyOfFact(fact);
    if (facts.some((known) => keyOfFact(known) === key)) return undefined;
    facts.push(fact);
    const event = { id: `evt_${checkoutId}_${key}`, type: fact.kind, checkoutId, facts: [fact] };
    notified.push({ event, at: now() });
    return event;
  }

  return {
    name: 'sandbox',
    checkouts,
    get events() {
      return notified.map(({ event }) => event);
    },
    happen,
    pay: (checkoutId) => {
      const { cents, facts } = find(checkoutId);
      if (facts.some(({ kind }) => kind === 'ended')) return undefined;
      const feeCents = Math.round(cents * 0.029) + 30;
      return happen(checkoutId, { kind: 'paid', at: now(), cents, feeCents });
    },
    dropResponses: (next) => void (isLost = next),
    delayRefundResponses: (next) => void (isLater = next),
    startCheckout: ({ orderId, total }) => {
      const id = `chk_${orderId}`;
      if (!checkouts.has(id)) checkouts.set(id, { orderId, cents: total.cents, facts: [] });
      return answer({ id, url: `http://localhost/pay/${id}` });
    },
    endCheckout: (id) => {
      const { facts } = find(id);
      const isOver = facts.some(({ kind }) => kind === 'paid') || describeProgress(facts) === 'processing';
      if (!isOver) happen(id, { kind: 'ended', at: now() });
      return answer(undefined);
    },
    readFacts: (id) => answer([...find(id).facts]),
    refund: ({ refundId, checkoutId, amount }) => {
      const { facts } = find(checkoutId);
      const isNew = !facts.some((fact) => fact.kind === 'refunded' && fact.id === refundId);
      const before = sumReturned(facts);
      if (isNew && before + amount.cents > find(checkoutId).cents)
        throw new Error('More would go back than was paid');
      happen(checkoutId, { kind: 'refunded', at: now(), id: refundId, cents: amount.cents });
      return answer(isLater ? [] : facts.filter((fact) => fact.kind === 'refunded' && fact.id === refundId));
    },
    readEvent: () => {
      throw new ContractFailure('invalid_event');
    },
    listEvents: async function* listEvents(since) {
      await answer(undefined);
      for (const { event, at } of notified) if (at >= since) yield event;
    }
  };
}

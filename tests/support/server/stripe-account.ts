// A Stripe account and its events: as much of Stripe's objects as a checkout needs.
import { StripeRefusal, type Thing } from './stripe-objects.ts';
import { createStripeConnect } from './stripe-connect.ts';
import { feeOf } from '#server/payments/sandbox/sandbox-actions.ts';

export type StripeEventRow = Thing & { readonly type: string; readonly data: { readonly object: Thing } };

export type StripeAccount = ReturnType<typeof createStripeAccount>;

const disputeFeeCents = 1500;

export function createStripeAccount(now: () => number) {
  const things = new Map<string, Thing>();
  const events: StripeEventRow[] = [];
  let count = 0;

  const seconds = (): number => Math.floor(now() / 1000);
  function keep<Part extends Record<string, unknown>>(prefix: string, object: string, part: Part) {
    count += 1;
    const thing = { id: `${prefix}_${count}`, object, created: seconds(), ...part };
    things.set(thing.id, thing);
    return thing;
  }
  function tell(type: string, about: Thing, connected?: string): void {
    const data = { object: structuredClone(about) };
    const event = {
      id: `evt_${events.length + 1}`,
      object: 'event',
      created: seconds(),
      type,
      data,
      ...(connected !== undefined && { account: connected })
    };
    events.push(event);
  }
  function get(id: string): Thing {
    const thing = things.get(id);
    if (thing === undefined) throw new StripeRefusal('resource_missing');
    return thing;
  }
  const list = (object: string, paymentId?: string | null): Thing[] =>
    [...things.values()]
      .filter((thing) => thing.object === object)
      .filter((thing) => paymentId === undefined || thing['payment_intent'] === paymentId)
      .toReversed();

  function startPayment(sessionId: string): Thing {
    const session = get(sessionId);
    if (session['status'] !== 'open') throw new StripeRefusal('status_transition_invalid');
    if (typeof session['payment_intent'] === 'string') return get(session['payment_intent']);
    const { amount_total: amount, payment_metadata: metadata } = session;
    const payment = keep('pi', 'payment_intent', { amount, metadata, status: 'requires_payment_method' });
    session['payment_intent'] = payment.id;
    return payment;
  }
  function charge(payment: Thing, status: 'succeeded' | 'failed' | 'pending'): Thing {
    const { amount } = payment;
    const isCaptured = status !== 'failed';
    const made = keep('ch', 'charge', { payment_intent: payment.id, amount, status, captured: isCaptured });
    return Object.assign(made, { balance_transaction: status === 'succeeded' ? bookFor(payment) : null });
  }
  function bookFor(payment: Thing): string {
    const amount = Number(payment['amount']);
    return keep('txn', 'balance_transaction', { amount, fee: feeOf(amount), exchange_rate: null }).id;
  }
  function complete(sessionId: string, paymentStatus: 'paid' | 'unpaid'): void {
    Object.assign(get(sessionId), { status: 'complete', payment_status: paymentStatus });
    tell('checkout.session.completed', get(sessionId));
  }

  return {
    connect: createStripeConnect({ keep, tell, get, list }),
    events,
    get,
    list,
    makeSession: (params: Record<string, unknown>): Thing => {
      const session = keep('cs_test', 'checkout.session', {
        ...params,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        expires_at: seconds() + 86_400
      });
      return Object.assign(session, { url: `https://checkout.stripe.test/${session.id}` });
    },
    pay: (sessionId: string): void => {
      const payment = startPayment(sessionId);
      payment['status'] = 'succeeded';
      charge(payment, 'succeeded');
      complete(sessionId, 'paid');
    },
    decline: (sessionId: string): void => {
      const payment = startPayment(sessionId);
      charge(payment, 'failed');
      tell('payment_intent.payment_failed', payment);
    },
    payLater: (sessionId: string): void => {
      const payment = startPayment(sessionId);
      payment['status'] = 'processing';
      charge(payment, 'pending');
      complete(sessionId, 'unpaid');
    },
    settleDelayedPayment: (sessionId: string, hasCome: boolean): void => {
      const session = get(sessionId);
      const payment = get(String(session['payment_intent']));
      payment['status'] = hasCome ? 'succeeded' : 'requires_payment_method';
      // The charge of when it began is the one that comes to its end.
      const [begun] = list('charge', payment.id);
      Object.assign(begun ?? charge(payment, 'pending'), {
        status: hasCome ? 'succeeded' : 'failed',
        balance_transaction: hasCome ? bookFor(payment) : null
      });
      session['payment_status'] = hasCome ? 'paid' : 'unpaid';
      tell(`checkout.session.async_payment_${hasCome ? 'succeeded' : 'failed'}`, session);
    },
    expire: (sessionId: string): Thing => {
      const session = get(sessionId);
      if (session['status'] !== 'open') throw new StripeRefusal('status_transition_invalid');
      session['status'] = 'expired';
      tell('checkout.session.expired', session);
      return session;
    },
    refund: (paymentId: string, amount: number, metadata: unknown): Thing => {
      const sum = list('refund', paymentId)
        .filter(({ status }) => status !== 'failed')
        .reduce((total, refund) => total + Number(refund['amount']), 0);
      if (sum + amount > Number(get(paymentId)['amount'])) throw new StripeRefusal('charge_already_refunded');
      const refund = keep('re', 'refund', {
        payment_intent: paymentId,
        amount,
        metadata,
        status: 'succeeded'
      });
      tell('refund.created', refund);
      return refund;
    },
    failRefund: (refundId: string): void => {
      const refund = list('refund').find(({ metadata }) => (metadata as Thing)['refund_id'] === refundId);
      if (refund === undefined) throw new StripeRefusal('resource_missing');
      refund['status'] = 'failed';
      tell('refund.failed', refund);
    },
    openDispute: (sessionId: string): void => {
      const paymentId = String(get(sessionId)['payment_intent']);
      const amount = Number(get(paymentId)['amount']);
      const taken = { amount: -amount, fee: disputeFeeCents, exchange_rate: null };
      const dispute = keep('dp', 'dispute', {
        payment_intent: paymentId,
        amount,
        status: 'needs_response',
        balance_transactions: [taken]
      });
      tell('charge.dispute.created', dispute);
    },
    closeDispute: (sessionId: string, status: 'won' | 'lost', feeBackCents = 0): void => {
      const [dispute] = list('dispute', String(get(sessionId)['payment_intent']));
      if (dispute === undefined) throw new StripeRefusal('resource_missing');
      dispute['status'] = status;
      if (status === 'won') {
        const taken = dispute['balance_transactions'] as object[];
        taken.push({ amount: dispute['amount'], fee: -feeBackCents, exchange_rate: null });
      }
      tell('charge.dispute.closed', dispute);
    },
    /** Something of the account's that no order of ours is about. */
    emitUnrelatedEvent: (): void => tell('payout.paid', keep('po', 'payout', { amount: 1 }))
  };
}

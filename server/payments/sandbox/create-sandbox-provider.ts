import { asc, eq, gte } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Database } from '../../db/client.ts';
import { sandboxCheckouts, sandboxEvents } from '../../db/schema/sandbox.ts';
import type {
  CheckoutRequest,
  PaymentProvider,
  ProviderEvent,
  RefundRequest
} from '../../context/payment-provider.ts';
import { sumReturned } from './sandbox-actions.ts';
import { addSandboxFacts, listSandboxFacts, type SandboxContext } from './record-sandbox-facts.ts';
import { isSigned, parseSandboxEvent, signatureHeader, toSandboxEvent } from './sandbox-event.ts';

type Parts = SandboxContext & {
  readonly siteUrl: string;
  /** Any of them may have signed an event. */
  readonly secrets: readonly string[];
};

/** No real money: what happens is chosen on a page of this server's own. */
export const createSandboxProvider = (parts: Parts): PaymentProvider => ({
  name: 'sandbox',
  startCheckout: async (request) => {
    const id = await saveCheckout(parts, request);
    return { id, url: `${parts.siteUrl}/sandbox/checkout/${id}` };
  },
  endCheckout: async (checkoutId) => {
    await addSandboxFacts(parts, checkoutId, (before) =>
      before.some(({ kind }) => kind === 'paid' || kind === 'processing')
        ? []
        : [{ kind: 'ended', at: parts.now() }]
    ).catch(toPaymentUnavailable);
  },
  readFacts: async (checkoutId) => {
    const found = await parts.db.$count(sandboxCheckouts, eq(sandboxCheckouts.id, checkoutId));
    if (found === 0) throw new ContractFailure('payment_unavailable');
    return listSandboxFacts(parts.db, checkoutId);
  },
  refund: (request) =>
    addSandboxFacts(parts, request.checkoutId, (before) => refund(before, request, parts.now())).catch(
      toPaymentUnavailable
    ),
  readEvent: async (body, headers, now) =>
    readSandboxEvent(body, headers.get(signatureHeader) ?? '', { secrets: parts.secrets, now }),
  listEvents: (since) => listEvents(parts.db, since)
});

/** An order that the sandbox does not know is as little use as no answer. */
function toPaymentUnavailable(cause: unknown): never {
  if (cause instanceof ContractFailure)
    throw new ContractFailure('payment_unavailable', undefined, { cause });
  throw cause;
}

/** An order has one checkout, however often it is started. */
async function saveCheckout({ db, now, newId }: Parts, request: CheckoutRequest): Promise<string> {
  const { orderId, title, total, returnUrl, cancelUrl } = request;
  const [saved] = await db
    .insert(sandboxCheckouts)
    .values({
      id: newId('sbc'),
      orderId,
      title,
      totalCents: total.cents,
      currency: total.currency,
      returnUrl,
      cancelUrl,
      deliveries: 1,
      delaySeconds: 0,
      createdAt: new Date(now())
    })
    .onConflictDoUpdate({ target: sandboxCheckouts.orderId, set: { orderId } })
    .returning({ id: sandboxCheckouts.id });
  if (saved === undefined) throw new Error('The checkout was not written');
  return saved.id;
}

function refund(
  before: readonly PaymentFact[],
  { refundId: id, amount: { cents } }: RefundRequest,
  at: number
): PaymentFact[] {
  const paid = before.find((fact) => fact.kind === 'paid');
  if (paid === undefined) throw new ContractFailure('payment_unavailable');
  if (before.some((fact) => (fact.kind === 'refunded' || fact.kind === 'refund_failed') && fact.id === id))
    return [];
  const isTooMuch = sumReturned(before) + cents > paid.cents;
  return [isTooMuch ? { kind: 'refund_failed', id, at } : { kind: 'refunded', id, cents, at }];
}

function readSandboxEvent(
  body: Uint8Array,
  header: string,
  by: { readonly secrets: readonly string[]; readonly now: number }
): ProviderEvent {
  const event = isSigned(body, header, by) ? parseSandboxEvent(body) : undefined;
  if (event === undefined) throw new ContractFailure('invalid_event');
  return event;
}

async function* listEvents(db: Database, since: number): AsyncGenerator<ProviderEvent> {
  const rows = await db
    .select()
    .from(sandboxEvents)
    .where(gte(sandboxEvents.createdAt, new Date(since)))
    .orderBy(asc(sandboxEvents.createdAt), asc(sandboxEvents.id));
  yield* rows.map(toSandboxEvent);
}

import { asc, eq, gte } from 'drizzle-orm';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { PaymentFact } from '#shared/domain/trade/payment-fact.ts';
import type { Database } from '../../db/client.ts';
import { doTogetherIn } from '../../db/do-together.ts';
import { runNamed } from '../../db/run-named.ts';
import { unhurried } from '../../db/unhurried.ts';
import { sandboxCheckouts, sandboxEvents } from '../../db/schema/sandbox.ts';
import type { CheckoutRequest, PaymentProvider, ProviderEvent, RefundRequest } from '../payment-provider.ts';
import { sumReturned } from './act-in-sandbox.ts';
import { addSandboxFacts, listSandboxFacts, type SandboxContext } from './add-facts.ts';
import { SandboxEvent, toSandboxEvent } from './sandbox-event.ts';
import { isSigned, signatureHeader } from './signature.ts';

type Parts = SandboxContext & {
  readonly siteUrl: string;
  /** Any of them may have signed an event. */
  readonly secrets: readonly string[];
};

/** No real money: what happens is chosen on a page of this server's own. */
export const createSandboxProvider = (parts: Parts): PaymentProvider => ({
  name: 'sandbox',
  startCheckout: async (request) => {
    const id = await keepCheckout(parts, request);
    return { id, url: `${parts.siteUrl}/sandbox/checkout/${id}` };
  },
  endCheckout: async (checkoutId) => {
    await addSandboxFacts(parts, checkoutId, (before) =>
      before.some(({ kind }) => kind === 'paid' || kind === 'processing')
        ? []
        : [{ kind: 'ended', at: parts.now() }]
    ).catch(toUnavailable);
  },
  readFacts: async (checkoutId) => {
    const found = await parts.db.$count(sandboxCheckouts, eq(sandboxCheckouts.id, checkoutId));
    if (found === 0) throw new ContractFailure('payment_unavailable');
    return listSandboxFacts(parts.db, checkoutId);
  },
  refund: (request) =>
    addSandboxFacts(parts, request.checkoutId, (before) => refund(before, request, parts.now())).catch(
      toUnavailable
    ),
  readEvent: async (body, headers, now) =>
    readSandboxEvent(body, headers.get(signatureHeader) ?? '', { secrets: parts.secrets, now }),
  listEvents: (since) => listEvents(parts.db, since)
});

/** An order that the sandbox does not know is as little use as no answer. */
function toUnavailable(cause: unknown): never {
  if (cause instanceof ContractFailure)
    throw new ContractFailure('payment_unavailable', undefined, { cause });
  throw cause;
}

/**
 * An order has one checkout, whoever begins it again. Where it is lost with the machine nothing was paid at it yet, and
 * the order has not got its name: it is begun again.
 */
const keeping = {
  name: 'keep_sandbox_checkouts',
  text: `
    with ${unhurried}
    insert into sandbox_checkouts
      (id, order_id, title, total_cents, currency, return_url, cancel_url, copies, delay_seconds, created_at)
    select c.id, c."orderId", c.title, c.cents, c.currency, c."returnUrl", c."cancelUrl", 1, 0, c."createdAt"
    from unhurried cross join jsonb_to_recordset($1::jsonb) as c (id text, "orderId" text, title text, cents int,
      currency text, "returnUrl" text, "cancelUrl" text, "createdAt" timestamptz)
    order by c."orderId"
    on conflict (order_id) do update set order_id = excluded.order_id returning id, order_id`
};

type NewCheckout = CheckoutRequest & { readonly id: string; readonly createdAt: string };

const keepTogether = doTogetherIn<Database, NewCheckout, string>(
  async (db, checkouts) => {
    const values = checkouts.map(({ total, ...checkout }) => ({ ...checkout, ...total }));
    const rows = await runNamed<{ id: string; order_id: string }>(db, keeping, [values]);
    return checkouts.map(({ id, orderId }) => rows.find((row) => row.order_id === orderId)?.id ?? id);
  },
  { keyOf: ({ orderId }) => orderId, isTriedAlone: true }
);

const keepCheckout = ({ db, now, newId }: Parts, request: CheckoutRequest): Promise<string> =>
  keepTogether(db, { ...request, id: newId('sbc'), createdAt: new Date(now()).toISOString() });

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
  if (!isSigned(body, header, by)) throw new ContractFailure('event_refused');
  return SandboxEvent.parse(JSON.parse(new TextDecoder().decode(body)));
}

async function* listEvents(db: Database, since: number): AsyncGenerator<ProviderEvent> {
  const rows = await db
    .select()
    .from(sandboxEvents)
    .where(gte(sandboxEvents.createdAt, new Date(since)))
    .orderBy(asc(sandboxEvents.createdAt), asc(sandboxEvents.id));
  yield* rows.map(toSandboxEvent);
}

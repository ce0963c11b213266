// A child process: buys things and gives things back, each up to a point of its own, and is then killed by the system.
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { connect, type DatabaseAddress } from '#server/db/client.ts';
import { createJobs } from '#server/jobs/create-jobs.ts';
import { createRateLimiter } from '#server/rate-limit/create-rate-limiter.ts';
import { createLog } from '#server/log/create-log.ts';
import { type IdPrefix, newId } from '#server/context/new-id.ts';
import { applySandboxChoice } from '#server/payments/sandbox/sandbox-actions.ts';
import { createSandboxPayouts } from '#server/payments/sandbox/create-sandbox-payouts.ts';
import { createSandboxProvider } from '#server/payments/sandbox/create-sandbox-provider.ts';
import { sign, signatureHeader } from '#server/payments/sandbox/sandbox-event.ts';
import type { RequestVariables } from '#server/context/request-context.ts';
import { registerPaymentEvents } from '#server/routes/payment-events.ts';
import { getOrder } from '#server/services/order/place/get-order.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import { refundOrder } from '#server/services/order/refund/refund-order.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import { findFailPoints } from '../support/server/fail-points.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

export type ChildTask = {
  readonly buyer: Person;
  /** The listing to buy, or the order to refund. */
  readonly slug?: string;
  readonly orderId?: string;
  /** The number of the point where it stands when the child is killed; 0 for none. */
  readonly stopAt: number;
};

export type ChildInput = { readonly address: DatabaseAddress; readonly tasks: readonly ChildTask[] };

const secret = 'only this child knows it';
const startedAt = Date.now();
const { address, tasks } = JSON.parse(process.argv[2] ?? '') as ChildInput;
const points = findFailPoints();
const log = createLog('warn');
const jobClient = connect(address, () => undefined);
// It only adds jobs, to queues that are there.
const jobs = createJobs(jobClient.jobPool, [], log);
await jobs.open();

/** A server instance for each task, so that a task stopped at a fail point holds up no other. */
function openInstance() {
  const client = connect(address, () => undefined, { poolSize: 2 });
  const base = {
    db: client.db,
    now: Date.now,
    newId: (prefix: IdPrefix) => newId(prefix, Date.now()),
    jobs,
    siteUrl: 'http://localhost'
  };
  const payments = createSandboxProvider({ ...base, secrets: [secret] });
  const payouts = createSandboxPayouts({ ...base, secrets: [secret] });
  const limits = createRateLimiter(client.pool, secret);
  return {
    client,
    payments,
    context: { ...base, log, limits, payments: points.around(payments), payouts: points.around(payouts) }
  };
}

type Instance = ReturnType<typeof openInstance>;

/** Delivers the provider's events of a checkout as the network would. */
async function deliverEvent({ context, payments }: Instance, checkoutId: string): Promise<void> {
  const app = new Hono<RequestVariables>();
  app.use((call, next) => {
    call.set('request', {
      actor: { kind: 'visitor' },
      sessionId: null,
      clientAddress: '127.0.0.1',
      requestId: 'one',
      route: undefined,
      headers: call.req.raw.headers,
      addHeader: () => undefined
    });
    return next();
  });
  registerPaymentEvents(app, context);
  for await (const event of payments.listEvents(startedAt)) {
    if (event.checkoutId !== checkoutId) continue;
    const body = JSON.stringify(event);
    const headers = { [signatureHeader]: sign(body, secret, Date.now()) };
    const { status } = await app.request('/api/v1/payments/events/sandbox', {
      method: 'POST',
      body,
      headers
    });
    if (status !== 204) throw new Error(`The event was answered ${status}`);
  }
}

async function buy(instance: Instance, buyer: Person, slug: string): Promise<void> {
  const { context } = instance;
  const intent = randomUUID();
  const orderRequest = { intent, slug, totalCents: 500, terms: defaultTerms, isFromDesktop: false };
  const { id, checkoutUrl } = await placeOrder(context, buyer, orderRequest);
  const checkoutId = checkoutUrl?.split('/').at(-1) ?? '';
  await applySandboxChoice(context, checkoutId, 'pay');
  await deliverEvent(instance, checkoutId);
  const [purchase] = (await getOrder(context, buyer, { id })).purchases;
  await openPurchase(context, buyer, { id: purchase?.id ?? '', termsVersion: openingTerms.version });
}

async function act(instance: Instance, { buyer, slug, orderId }: ChildTask): Promise<void> {
  if (slug !== undefined) await buy(instance, buyer, slug);
  if (orderId !== undefined) await refundOrder(instance.context, buyer, { id: orderId, reason: '' });
}

for (const task of tasks) {
  const instance = openInstance();
  const passed = await points.watch(() => act(instance, task), task.stopAt);
  process.stdout.write(`${JSON.stringify(passed)}\n`);
  if (passed.length < task.stopAt) throw new Error('There are fewer points than there were');
  if (task.stopAt === 0) await instance.client.close();
}
if (tasks.some(({ stopAt }) => stopAt > 0)) process.kill(process.pid, 'SIGKILL');
await jobs.stop();
await jobClient.close();

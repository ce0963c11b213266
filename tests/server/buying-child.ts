// A child process: buys something, or gives it back, and is killed by the system at one of its statements.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { connect, type DatabaseAddress } from '#server/db/client.ts';
import { chooseInSandbox } from '#server/payments/sandbox/act-in-sandbox.ts';
import { applyEvent, keepEvent } from '#server/services/order/apply-event.ts';
import { getOrder } from '#server/services/order/get-order.ts';
import { placeOrder } from '#server/services/order/place-order.ts';
import { refundOrder } from '#server/services/order/refund-order.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import type { Person } from '#shared/domain/account/actor.ts';
import { openingTerms } from '#shared/domain/order/opening-terms.ts';
import { createTestContext } from '../support/server/create-test-context.ts';

export type ChildTask = {
  readonly address: DatabaseAddress;
  readonly buyer: Person;
  /** Of what is bought, or the order that is given back. */
  readonly slug?: string;
  readonly orderId?: string;
  /** The number of the statement; 0 to live. */
  readonly dieAt: number;
  /** Whether that statement has left for the database by then. */
  readonly isSent: boolean;
};

const task = JSON.parse(process.argv[2] ?? '') as ChildTask;
const counted = new AsyncLocalStorage<true>();
let statements = 0;

const { query } = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]): unknown {
    const isLast = counted.getStore() === true && ++statements === task.dieAt;
    if (isLast && !task.isSent) process.kill(process.pid, 'SIGKILL');
    const answer = query.apply(this, args);
    if (isLast) process.kill(process.pid, 'SIGKILL');
    return answer;
  }
});

const client = connect(task.address, () => undefined);
const { context, jobs } = createTestContext(client, tmpdir());
await jobs.open();

async function buy(slug: string): Promise<void> {
  const { id, checkoutUrl } = await placeOrder(context, task.buyer, {
    intent: randomUUID(),
    slug,
    totalCents: 500,
    isFromDesktop: false
  });
  await chooseInSandbox(context, checkoutUrl?.split('/').at(-1) ?? '', 'pay');
  for await (const event of context.payments.listEvents(0)) {
    await keepEvent(context.db, 'sandbox', event, context.now());
    await applyEvent(context, 'sandbox', event.id);
  }
  const [purchase] = (await getOrder(context, task.buyer, { id })).purchases;
  await openPurchase(context, task.buyer, {
    id: purchase?.id ?? '',
    termsVersion: openingTerms.version
  });
}

await counted.run(true, async () => {
  if (task.slug !== undefined) await buy(task.slug);
  if (task.orderId !== undefined)
    await refundOrder(context, task.buyer, {
      id: task.orderId,
      reason: 'It is not what was shown at all.'
    });
});
process.stdout.write(`${statements}\n`);
await jobs.stop();
await client.close();

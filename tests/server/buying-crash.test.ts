// A server that is killed at any statement of a purchase or a refund: once another has reconciled, the money, the
// ledger and the right are all there, or none of them is.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseInSandbox } from '#server/payments/sandbox/act-in-sandbox.ts';
import { createSandboxProvider } from '#server/payments/sandbox/create-sandbox-provider.ts';
import { getOrder } from '#server/services/order/get-order.ts';
import { placeOrder } from '#server/services/order/place-order.ts';
import { reconcile } from '#server/services/order/reconcile.ts';
import { checkInvariants } from '#server/invariants/check-invariants.ts';
import type { Context } from '#server/context.ts';
import type { Person } from '#shared/domain/account/actor.ts';
import { startChild, waitForEnd } from '../support/child.ts';
import { draftPrompt, plantListing } from '../support/server/plant-listings.ts';
import { openShop, type Shop } from '../support/server/shop.ts';
import type { ChildTask } from './buying-child.ts';

/** How many of a way's statements it is killed at, evenly spread; each once before it is sent and once after. */
const points = Number(process.env['CRASH_POINTS'] ?? 2);
const repeats = Number(process.env['CRASH_REPEATS'] ?? 1);
const script = new URL('buying-child.ts', import.meta.url);

let shop: Shop;
let context: Context;
let slug: string;
beforeAll(async () => {
  shop = await openShop();
  // It comes up three minutes after the other was killed.
  shop.clock.now = Date.now() + 180_000;
  const base = { ...shop.context, now: () => shop.clock.now };
  context = { ...base, payments: createSandboxProvider({ ...base, secrets: ['x'] }) };
  slug = (await plantListing(shop.database.db, shop.sellerId, draftPrompt())).slug;
});
afterAll(() => shop.stop());

async function runChild(
  task: Omit<ChildTask, 'address'>
): Promise<{ readonly end: unknown; readonly said: string }> {
  let said = '';
  const { address } = shop.database;
  const child = startChild(script, [JSON.stringify({ ...task, address })], (line) => (said += line));
  return { end: await waitForEnd(child), said };
}

const ask = async (query: string, id: string): Promise<readonly unknown[]> =>
  (await shop.database.pool.query<{ value: unknown }>(query, [id])).rows.map(({ value }) => value);

/** Of one buyer, by the books of the sandbox, of the ledger, and by their rights. */
async function readStanding({ id }: Person) {
  const facts = await ask(
    `select fact ->> 'kind' as value from sandbox_events s join sandbox_checkouts c on c.id = s.checkout_id
     join orders o on o.id = c.order_id where o.buyer_id = $1`,
    id
  );
  const [ledger] = await ask(
    `select coalesce(sum(e.cents), 0)::int as value from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     join orders o on o.id = t.order_id where o.buyer_id = $1 and e.account like 'seller:%'`,
    id
  );
  const rights = await ask(
    "select state as value from entitlements where holder_id = $1 and state <> 'revoked'",
    id
  );
  return {
    charges: facts.filter((kind) => kind === 'paid').length,
    returns: facts.filter((kind) => kind === 'refunded').length,
    owedToSeller: 0 - Number(ledger),
    rights: rights.length
  };
}

const bought = { charges: 1, returns: 0, owedToSeller: 400, rights: 1 };
const givenBack = { charges: 1, returns: 1, owedToSeller: 0, rights: 0 };
const nothing = { charges: 0, returns: 0, owedToSeller: 0, rights: 0 };

type Task = Omit<ChildTask, 'address' | 'dieAt' | 'isSent'>;
const ways: Readonly<Record<string, { prepare: () => Promise<Task>; ends: readonly object[] }>> = {
  'a purchase': {
    prepare: async () => ({ buyer: await shop.makeBuyer(), slug }),
    ends: [bought, nothing]
  },
  'a refund': {
    prepare: async () => {
      const buyer = await shop.makeBuyer();
      const intent = randomUUID();
      const wish = { intent, slug, totalCents: 500, isFromDesktop: false };
      const { id, checkoutUrl } = await placeOrder(context, buyer, wish);
      await chooseInSandbox(context, checkoutUrl?.split('/').at(-1) ?? '', 'pay');
      expect((await getOrder(context, buyer, { id })).state).toBe('paid');
      return { buyer, orderId: id };
    },
    ends: [bought, givenBack]
  }
};

test.each(Object.entries(ways))(
  '%s, killed at any statement, is whole or was never begun',
  async (_name, { prepare, ends }) => {
    const unharmed = await runChild({ ...(await prepare()), dieAt: 0, isSent: false });
    const statements = Number(unharmed.said);
    expect(statements).toBeGreaterThan(10);
    const chosen = Array.from(
      { length: points },
      (_, place) => 1 + Math.floor((place * statements) / points)
    );
    const kills = Array.from({ length: repeats }, () => chosen)
      .flat()
      .flatMap((dieAt) => [
        { dieAt, isSent: false },
        { dieAt, isSent: true }
      ]);
    for (const kill of kills) {
      const task = await prepare();
      expect([kill, (await runChild({ ...task, ...kill })).end]).toEqual([kill, 'SIGKILL']);
      shop.clock.now = Math.max(shop.clock.now, Date.now() + 180_000);
      await reconcile(context);
      await reconcile(context);
      expect(ends).toContainEqual(await readStanding(task.buyer));
      expect([kill, await checkInvariants(context)]).toEqual([kill, []]);
    }
  },
  3_600_000
);

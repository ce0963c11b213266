import { randomUUID } from 'node:crypto';
import type { ProviderEvent } from '#server/context/payment-provider.ts';
import { applyEvent, saveEvent } from '#server/services/order/settle/apply-event.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import type { Offer, Order } from '#shared/domain/trade/order.ts';
import { defaultPromptData } from '#shared/domain/craft/prompt/default-prompt.ts';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { createTestApp } from './create-test-app.ts';
import { signUpAs } from './test-users.ts';
import { buildPromptDraft, seedListing, seedSeller } from './seed-listings.ts';
import { createTestProvider } from './test-provider.ts';
import { defaultTerms } from '#tests/support/server/default-terms.ts';

type Terms = Pick<Offer, 'licence' | 'refundWindowDays'>;
export type BuyingFixture = Awaited<ReturnType<typeof createBuyingFixture>>;

/** The whole server with a seller, a buyer who calls it, and a provider in the test's hands. */
export async function createBuyingFixture() {
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const provider = createTestProvider(now);
  const server = await createTestApp({
    expectedViolations: ['published_listings_are_shown'],
    context: { payments: provider, now }
  });
  const { db, pool } = server.database;
  const seller = await seedSeller(db, 'the-seller');
  let buyer = await signUpAs(server);

  const place = (
    slug: string,
    totalCents: number,
    intent: string = randomUUID(),
    terms: Terms = defaultTerms
  ) => server.call('orders.place', { intent, slug, totalCents, terms, isFromDesktop: false }, buyer.headers);
  const get = (id: string) => server.call('orders.get', { id }, buyer.headers);

  /** Something happened, and its event comes; nothing is made of it yet. */
  async function hear(event: ProviderEvent | undefined): Promise<string> {
    if (event === undefined) throw new Error('Nothing has happened');
    await saveEvent(db, provider.name, event, now());
    return event.id;
  }

  const tell = async (event: ProviderEvent | undefined): Promise<void> =>
    applyEvent(server.context, provider.name, await hear(event));

  return {
    clock,
    now,
    provider,
    server,
    seller,
    get buyer() {
      return buyer;
    },
    /** Somebody new comes, and it is now. */
    signUpBuyer: async () => {
      clock.ahead = 0;
      buyer = await signUpAs(server);
    },
    sell: (priceCents: number, data: Partial<PromptData> = {}, title = 'A lamp in the fog') =>
      seedListing(
        db,
        seller,
        buildPromptDraft({ title, priceCents, data: { ...defaultPromptData, concept: 'A lamp', ...data } })
      ),
    quote: (slug: string, headers = buyer.headers) => server.call('orders.quote', { slug }, headers),
    place,
    get,
    refund: (id: string, reason = '') => server.call('orders.refund', { id, reason }, buyer.headers),
    open: (id: string, version?: number) =>
      server.call('purchases.open', { id, termsVersion: openingTerms.version, version }, buyer.headers),
    hear,
    tell,
    buy: async (slug: string, totalCents: number): Promise<Order> => {
      const { output } = await place(slug, totalCents);
      await tell(provider.pay(`chk_${output.id}`));
      return (await get(output.id)).output;
    },
    /** The ledger's balances of an order, by account. */
    balances: async (orderId: string): Promise<Readonly<Record<string, number>>> => {
      const { rows } = await pool.query<{ account: string; cents: number }>(
        `select account, sum(cents)::int as cents from ledger_entries e
         join ledger_transactions t on t.id = e.transaction_id
         where order_id = $1 group by account having sum(cents) <> 0 order by account`,
        [orderId]
      );
      return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
    }
  };
}

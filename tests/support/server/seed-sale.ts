import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { sellers } from '#server/db/schema/listings.ts';
import { applySandboxChoice } from '#server/payments/sandbox/sandbox-actions.ts';
import { getOrder } from '#server/services/order/place/get-order.ts';
import { placeOrder } from '#server/services/order/place/place-order.ts';
import { createTestContext } from './create-test-context.ts';
import { defaultTerms } from './default-terms.ts';
import { buildPromptDraft, seedListing, seedUser } from './seed-listings.ts';

type SaleSeed = {
  /** Of a server that runs on its own database. */
  readonly dataFolder: string;
  readonly email: string;
  readonly title: string;
  readonly priceCents: number;
};

const dayMs = 86_400_000;

/** Makes somebody a seller whose first sale is so long ago that its hold is over. */
export async function seedSellerWithSale({ dataFolder, email, title, priceCents }: SaleSeed): Promise<void> {
  const quiet = () => undefined;
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet, child: () => log };
  const database = await openDatabase(
    { dataFolder, siteUrl: undefined, database: { url: undefined, ownerUrl: undefined, connections: 2 } },
    log
  );
  try {
    const { db } = database;
    const [seller] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (seller === undefined) throw new Error(`Nobody has ${email}`);
    await db.insert(sellers).values({ userId: seller.id, state: 'active', createdAt: new Date(0) });
    const { slug } = await seedListing(db, seller.id, buildPromptDraft({ title, priceCents }));
    const id = await seedUser(db, `buyer-${randomUUID().slice(0, 8)}`);
    const jobs = { add: () => Promise.resolve() };
    const now = () => Date.now() - 15 * dayMs;
    const { context } = createTestContext(database, dataFolder, { now, jobs });
    const buyer = { kind: 'person', id, roles: ['user'], status: 'active', isVerified: true } as const;
    const order = {
      intent: randomUUID(),
      slug,
      totalCents: priceCents,
      terms: defaultTerms,
      isFromDesktop: false
    };
    const { id: orderId, checkoutUrl } = await placeOrder(context, buyer, order);
    await applySandboxChoice(context, checkoutUrl?.split('/').at(-1) ?? '', 'pay');
    await getOrder(context, buyer, { id: orderId });
  } finally {
    await database.close();
  }
}

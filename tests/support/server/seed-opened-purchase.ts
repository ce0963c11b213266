import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { entitlements } from '#server/db/schema/orders.ts';
import { openPurchase } from '#server/services/purchase/open-purchase.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { buyInSandbox } from './buy-in-sandbox.ts';
import { createTestContext } from './create-test-context.ts';
import { buildPromptDraft, seedListing, seedSeller } from './seed-listings.ts';
import { findUserId, withServerDatabase } from './with-server-database.ts';

type PurchaseSeed = {
  /** Of a server that runs on its own database. */
  readonly dataFolder: string;
  readonly email: string;
  readonly title: string;
};

/** Has somebody buy and open a prompt of another seller; the slug of its listing. */
export const seedOpenedPurchase = ({ dataFolder, email, title }: PurchaseSeed): Promise<string> =>
  withServerDatabase(dataFolder, async (database) => {
    const { db } = database;
    const sellerId = await seedSeller(db, `seller-${randomUUID().slice(0, 8)}`);
    const { slug } = await seedListing(db, sellerId, buildPromptDraft({ title }));
    const jobs = { add: () => Promise.resolve(), retry: () => Promise.resolve() };
    const { context } = createTestContext(database, dataFolder, { jobs });
    const id = await findUserId(db, email);
    const buyer: Person = { kind: 'person', id, roles: ['user'], status: 'active', isVerified: true };
    await buyInSandbox(context, buyer, slug);
    const bought = await db
      .select({ id: entitlements.id })
      .from(entitlements)
      .where(eq(entitlements.holderId, id));
    for (const purchase of bought)
      await openPurchase(context, buyer, { id: purchase.id, termsVersion: openingTerms.version });
    return slug;
  });

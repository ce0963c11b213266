import { randomUUID } from 'node:crypto';
import { sellers } from '#server/db/schema/listings.ts';
import { buyInSandbox } from './buy-in-sandbox.ts';
import { createTestContext } from './create-test-context.ts';
import { buildPromptDraft, seedListing, seedUser } from './seed-listings.ts';
import { findUserId, withServerDatabase } from './with-server-database.ts';

type SaleSeed = {
  /** Of a server that runs on its own database. */
  readonly dataFolder: string;
  readonly email: string;
  readonly title: string;
  readonly priceCents: number;
};

const dayMs = 86_400_000;

/** Makes somebody a seller whose first sale was in an earlier month: its hold is over, and its statement is final. */
export const seedSellerWithSale = ({ dataFolder, email, title, priceCents }: SaleSeed): Promise<void> =>
  withServerDatabase(dataFolder, async (database) => {
    const { db } = database;
    const sellerId = await findUserId(db, email);
    await db.insert(sellers).values({ userId: sellerId, state: 'active', createdAt: new Date(0) });
    const { slug } = await seedListing(db, sellerId, buildPromptDraft({ title, priceCents }));
    const id = await seedUser(db, `buyer-${randomUUID().slice(0, 8)}`);
    const jobs = { add: () => Promise.resolve(), retry: () => Promise.resolve() };
    const now = () => Date.now() - 40 * dayMs;
    const { context } = createTestContext(database, dataFolder, { now, jobs });
    const buyer = { kind: 'person', id, roles: ['user'], status: 'active', isVerified: true } as const;
    await buyInSandbox(context, buyer, slug, priceCents);
  });

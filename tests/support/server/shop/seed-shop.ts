import { eq } from 'drizzle-orm';
import { join } from 'node:path';
import { users } from '#server/db/schema/accounts.ts';
import { sellers } from '#server/db/schema/listings.ts';
import { createFolderMediaStore } from '#server/media/create-media-store.ts';
import type { Person } from '#shared/domain/people/actor.ts';
import { createTestContext } from '../create-test-context.ts';
import { seedImage } from '../seed-media.ts';
import { findUserId, withServerDatabase } from '../with-server-database.ts';
import { addCommunity, addDiscounts } from './shop-community.ts';
import { addListings } from './shop-listings.ts';
import { addSales } from './shop-money.ts';
import { addPerson, type ShopSeed } from './shop-seed.ts';

type ShopOf = {
  /** Of a server that runs on its own database. */
  readonly dataFolder: string;
  readonly email: string;
};

const dayMs = 86_400_000;
const pastDays = 50;

/** Makes somebody a seller of two months, with something on every page of the seller area. */
export const seedShop = ({ dataFolder, email }: ShopOf): Promise<void> =>
  withServerDatabase(dataFolder, async (database) => {
    const { db } = database;
    const id = await findUserId(db, email);
    const now = Date.now();
    const clock = { now: now - pastDays * dayMs };
    const { context } = createTestContext(database, dataFolder, {
      now: () => clock.now,
      jobs: { add: () => Promise.resolve(), retry: () => Promise.resolve() }
    });
    const sellerRow = { userId: id, state: 'active', country: 'PT', sells: 'Scenes of water.' } as const;
    await db.insert(sellers).values({ ...sellerRow, createdAt: new Date(clock.now) });
    const store = createFolderMediaStore(join(dataFolder, 'media'));
    const image = await seedImage({ db, store, ownerId: id });
    const seller: Person = {
      kind: 'person',
      id,
      roles: ['user', 'seller'],
      status: 'active',
      isVerified: true
    };
    const shop: ShopSeed = { context, clock, seller, media: [image] };

    const listings = await addListings(shop);
    const people = [
      await addPerson(shop, 'Mira Okafor'),
      await addPerson(shop, 'Tomás de la Fuente y Villanueva'),
      await addPerson(shop, 'Jun')
    ] as const;
    await addSales(shop, listings, people);
    clock.now = now;
    const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, id));
    await addCommunity(shop, listings, people, user?.username ?? '');
    await addDiscounts(shop, listings);
  });

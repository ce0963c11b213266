// A shop to buy from: listings as sellers publish them, and buyers who are signed in already.
import { sql } from 'drizzle-orm';
import { sign } from '#server/auth/tokens.ts';
import type { Database } from '#server/db/client.ts';
import { type IdPrefix, newId } from '#server/context/new-id.ts';
import { publishVersion } from '#server/services/listing/publish/publish-version.ts';
import type { ListingDraft } from '#shared/domain/market/listing-draft.ts';
import { builtInTemplates } from '#shared/domain/craft/template/catalog/catalog.ts';
import { pickOne, seededRandom } from '#shared/kit/random.ts';

export const priceCents = 500;

const now = Date.now;
const dependencies = { now, newId: (prefix: IdPrefix) => newId(prefix, now()) };

/** Resolves to the slugs of what is for sale. */
export async function seedShopListings(
  db: Database,
  count: number,
  sellerCount = 20
): Promise<readonly string[]> {
  await db.execute(sql`insert into users (id, email, username, display_name)
    select 'usr_seller' || n, 'seller' || n || '@example.com', 'seller-' || n, 'Seller ' || n
    from generate_series(1, ${sellerCount}::int) n`);
  await db.execute(sql`insert into sellers (user_id, state, created_at)
    select 'usr_seller' || n, 'active', now() from generate_series(1, ${sellerCount}::int) n`);
  return publishListings(db, count, (number) => `usr_seller${1 + (number % sellerCount)}`);
}

/** Resolves to the slugs. */
export const publishListings = (
  db: Database,
  count: number,
  sellerOf: (number: number) => string
): Promise<readonly string[]> =>
  db.transaction(async (tx) => {
    const slugs: string[] = [];
    for (let number = 0; number < count; number++) {
      const published = { draft: draftOf(number), sellerId: sellerOf(number) };
      slugs.push((await publishVersion(dependencies, tx, published)).slug);
    }
    return slugs;
  });

function draftOf(number: number): ListingDraft {
  const { name, description, data } = pickOne(seededRandom(number), builtInTemplates);
  return {
    kind: 'prompt',
    title: `${name} ${number}`,
    description,
    category: 'Documentary',
    tags: [],
    textLanguage: 'English',
    priceCents,
    isPayWhatYouWant: false,
    suggestedCents: null,
    licence: 'personal',
    media: [],
    data
  };
}

/** Resolves to the tokens of as many buyers' sessions, as they travel. */
export async function seedBuyers(db: Database, secret: string, count: number): Promise<readonly string[]> {
  await db.execute(sql`insert into users (id, email, username, display_name, is_verified)
    select 'usr_buyer' || n, 'buyer' || n || '@example.com', 'buyer-' || n, 'Buyer ' || n, true
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`insert into sessions (id, user_id, token, expires_at)
    select 'ses_buyer' || n, 'usr_buyer' || n, 'token' || n, now() + interval '1 day'
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`vacuum (analyze) users, sessions, listings, listing_versions`);
  return Array.from({ length: count }, (_, index) => encodeURIComponent(sign(`token${index + 1}`, secret)));
}

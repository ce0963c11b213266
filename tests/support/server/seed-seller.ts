import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import { sellers } from '#server/db/schema/listings.ts';
import { buildPromptDraft, seedListing } from './seed-listings.ts';

type SellerSeed = {
  /** Of a server that runs on its own database. */
  readonly dataFolder: string;
  readonly email: string;
  readonly title: string;
  readonly priceCents?: number;
  /** More prompts at the same price. */
  readonly otherTitles?: readonly string[];
};

/** Makes somebody a seller of one prompt, which is free unless it has a price; the slug of its listing. */
export async function seedSellerWithPrompt({
  dataFolder,
  email,
  title,
  priceCents = 0,
  otherTitles = []
}: SellerSeed): Promise<string> {
  const quiet = () => undefined;
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet, child: () => log };
  const { db, close } = await openDatabase(
    { dataFolder, siteUrl: undefined, database: { url: undefined, ownerUrl: undefined, connections: 2 } },
    log
  );
  try {
    const [seller] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (seller === undefined) throw new Error(`Nobody has ${email}`);
    await db.insert(sellers).values({ userId: seller.id, state: 'active', createdAt: new Date(0) });
    const { slug } = await seedListing(db, seller.id, buildPromptDraft({ title, priceCents }));
    for (const other of otherTitles)
      await seedListing(db, seller.id, buildPromptDraft({ title: other, priceCents }));
    return slug;
  } finally {
    await close();
  }
}

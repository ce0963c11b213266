import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import type { PromptData } from '#shared/domain/craft/prompt/prompt.ts';
import { maxScheduleMs } from '#shared/domain/market/seller.ts';
import { newId } from '#server/context/new-id.ts';
import { listings, listingVersions, sellers } from '#server/db/schema/listings.ts';
import { createFolderMediaStore } from '#server/media/create-media-store.ts';
import { publishVersion } from '#server/services/listing/publish/publish-version.ts';
import { publishScheduled } from '#server/services/listing/submit/publish-scheduled.ts';
import { readSealedContent } from '#server/services/sealed/sealed-content.ts';
import { buildPromptDraft, seedListing } from './seed-listings.ts';
import { seedImage } from './seed-media.ts';
import { findUserId, silentLog, withServerDatabase } from './with-server-database.ts';

type SellerSeed = {
  /** Of a server that runs on its own database. */
  readonly dataFolder: string;
  readonly email: string;
  readonly title: string;
  /** With a price it has an image, as it needs to have. */
  readonly priceCents?: number;
  readonly isPayWhatYouWant?: boolean;
  readonly suggestedCents?: number;
  /** Changes to its prompt. */
  readonly data?: Partial<PromptData>;
  /** More prompts at the same price. */
  readonly otherTitles?: readonly string[];
};

/** Makes somebody a seller of one prompt, which is free unless it has a price; the slug of its listing. */
export const seedSellerWithPrompt = ({
  dataFolder,
  email,
  title,
  priceCents = 0,
  isPayWhatYouWant = false,
  suggestedCents,
  data = {},
  otherTitles = []
}: SellerSeed): Promise<string> =>
  withServerDatabase(dataFolder, async ({ db }) => {
    const sellerId = await findUserId(db, email);
    await db.insert(sellers).values({ userId: sellerId, state: 'active', createdAt: new Date(0) });
    const store = createFolderMediaStore(join(dataFolder, 'media'));
    const media = priceCents === 0 ? [] : [await seedImage({ db, store, ownerId: sellerId })];
    const price = { priceCents, isPayWhatYouWant, suggestedCents: suggestedCents ?? null };
    const draft = buildPromptDraft({ title, ...price, media });
    const { slug } = await seedListing(db, sellerId, { ...draft, data: { ...draft.data, ...data } });
    for (const other of otherTitles)
      await seedListing(db, sellerId, buildPromptDraft({ title: other, priceCents, media }));
    return slug;
  });

/** Publishes one more prompt of a seller; the slug of its listing. */
export const publishAnother = ({ dataFolder, email, title }: SellerSeed): Promise<string> =>
  withServerDatabase(dataFolder, async ({ db }) => {
    const sellerId = await findUserId(db, email);
    return (await seedListing(db, sellerId, buildPromptDraft({ title }))).slug;
  });

type VersionSeed = Pick<SellerSeed, 'dataFolder' | 'title'> & {
  readonly slug: string;
  readonly notes: string;
  /** Changes to its prompt. */
  readonly data: Partial<PromptData>;
};

/** Publishes the next version of a listing that was seeded, with the notices of it. */
export const seedNextVersion = ({ dataFolder, slug, title, notes, data }: VersionSeed): Promise<number> =>
  withServerDatabase(dataFolder, async ({ db }) => {
    const [listing] = await db
      .select({
        id: listings.id,
        sellerId: listings.sellerId,
        version: listingVersions.version,
        priceCents: listingVersions.priceCents
      })
      .from(listings)
      .innerJoin(
        listingVersions,
        and(eq(listingVersions.listingId, listings.id), eq(listingVersions.version, listings.version))
      )
      .where(eq(listings.slug, slug));
    if (listing === undefined) throw new Error(`There is no listing ${slug}`);
    const { id: listingId, sellerId, version, priceCents } = listing;
    const sold = await readSealedContent(db, { listingId, version });
    if (sold === undefined) throw new Error(`${slug} has no text`);
    const draft = buildPromptDraft({ title, priceCents, data: { ...sold.data, ...data } });
    const now = Date.now;
    const published = await publishVersion({ now, newId: (prefix) => newId(prefix, now()) }, db, {
      draft,
      sellerId,
      listingId,
      notes
    });
    return published.version;
  });

/** Lets the time of a scheduled listing come once its price is no longer allowed. */
export const failPublication = ({
  dataFolder,
  title
}: Pick<SellerSeed, 'dataFolder' | 'title'>): Promise<void> =>
  withServerDatabase(dataFolder, async ({ db }) => {
    await db.execute(sql`
      update listing_submissions set content = content || '{"priceCents": 50}'
      where state = 'scheduled' and content ->> 'title' = ${title}`);
    const now = () => Date.now() + maxScheduleMs;
    await publishScheduled({ db, now, newId: (prefix) => newId(prefix, now()), log: silentLog });
  });

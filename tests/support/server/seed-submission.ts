import { eq } from 'drizzle-orm';
import { newId } from '#server/context/new-id.ts';
import { listingSubmissions } from '#server/db/schema/listing-submissions.ts';
import { listings } from '#server/db/schema/listings.ts';
import { saveSubmittedContent } from '#server/services/sealed/submitted-content.ts';
import { buildPromptDraft } from './seed-listings.ts';
import { withServerDatabase } from './with-server-database.ts';

type SubmissionSeed = {
  /** Of a server that runs on its own database. */
  readonly dataFolder: string;
  /** Of the listing on sale. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
};

/** Submits a change of a listing on sale, which waits for review. */
export const seedSubmission = ({ dataFolder, slug, title, description }: SubmissionSeed): Promise<void> =>
  withServerDatabase(dataFolder, async ({ db }) => {
    const [listing] = await db.select().from(listings).where(eq(listings.slug, slug));
    if (listing === undefined) throw new Error(`There is no listing ${slug}`);
    const id = newId('lsb', Date.now());
    const { data, ...content } = buildPromptDraft({ title, description, priceCents: 0 });
    await db.insert(listingSubmissions).values({
      id,
      listingId: listing.id,
      state: 'pending',
      content,
      notes: 'The rain moves now.',
      baseVersion: listing.version,
      submittedAt: new Date()
    });
    await saveSubmittedContent(db, id, data);
  });

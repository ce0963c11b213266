// A listing on the shelf: what a device keeps of the marketplace, so that one can browse and search it without a
// connection.
import * as z from 'zod';
import { ListingCard } from '../listing.ts';

export const ShelfListing = z.object({
  card: ListingCard,
  /** When the server read it, Unix milliseconds. */
  readAt: z.int(),
  tags: z.array(z.string()),
  /** Words of its title, tags and description, folded; of a long description not all. */
  words: z.array(z.string()),
  models: z.array(z.string()),
  /** Ids of the models that take it without an error. */
  worksOn: z.array(z.string()),
  ratios: z.array(z.string()),
  languages: z.array(z.string()),
  minSeconds: z.number(),
  maxSeconds: z.number(),
  /** Of a bundle: whether one of its prompts describes sound. */
  hasAudio: z.boolean(),
  salesCount: z.int(),
  /** Stars on average, not rounded; null without reviews. */
  stars: z.number().nullable(),
  /** As the marketplace orders by them. */
  bayesRating: z.number(),
  trending: z.number()
});
export type ShelfListing = z.infer<typeof ShelfListing>;

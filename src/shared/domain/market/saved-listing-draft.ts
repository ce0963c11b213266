// A listing as it is being written on this device, before it is submitted: any field may still be empty or wrong.
import * as z from 'zod';
import { PromptData } from '../craft/prompt/prompt.ts';
import { LicenseName } from './listing.ts';
import { ListingMedium } from './media/preview-media.ts';

export const SavedListingDraft = z.object({
  /** Unique on this device. */
  id: z.string().min(1),
  /** Incremented by each save; a save names the one it builds on, 0 for a new draft. */
  revision: z.int().nonnegative(),
  savedAt: z.number(),
  title: z.string(),
  category: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** In dollars, as it was typed. */
  price: z.string(),
  isPayWhatYouWant: z.boolean().default(false),
  /** In dollars, as it was typed; empty for none. */
  suggestedPrice: z.string().default(''),
  licence: LicenseName,
  textLanguage: z.string(),
  /** Release notes of a new version. */
  notes: z.string(),
  /** When it goes on sale, as a date and time of this device ("2026-11-28T09:00"); null for at once. */
  publishAt: z.string().nullable().default(null),
  /** The published listing that this changes; null for a new one. */
  listingId: z.string().nullable(),
  /** In the order in which they are shown. Drafts of older versions have none. */
  media: z.array(ListingMedium).default([]),
  /** The prompt that is sold; null for a bundle, and until one is chosen. */
  data: PromptData.nullable(),
  /** The listings of a bundle in their order; null for a prompt. Absent in drafts of older apps. */
  itemIds: z.array(z.string()).nullable().default(null)
});
export type SavedListingDraft = z.infer<typeof SavedListingDraft>;

/** The draft saved last comes first; ids settle a tie. */
export const compareDrafts = (one: SavedListingDraft, other: SavedListingDraft): number =>
  other.savedAt - one.savedAt || (one.id < other.id ? -1 : 1);

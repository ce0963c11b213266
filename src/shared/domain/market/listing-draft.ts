// A listing as its seller writes it, before the server computes the facts of its prompts.
import * as z from 'zod';
import { PromptData } from '../craft/prompt/prompt.ts';
import { languages } from '../craft/prompt/prompt-choices.ts';
import { isValidPrice } from './platform-settings.ts';
import { LicenseName } from './listing.ts';
import { ListingMedia } from './media/preview-media.ts';

export const minBundleItems = 2;
export const maxBundleItems = 20;

type Priced = {
  readonly priceCents: number;
  readonly isPayWhatYouWant: boolean;
  readonly suggestedCents: number | null;
};

export const isPossibleSuggestion = ({ priceCents, isPayWhatYouWant, suggestedCents }: Priced): boolean =>
  suggestedCents === null ||
  (isPayWhatYouWant && suggestedCents > priceCents && isValidPrice(suggestedCents));

export const ListingTags = z.array(z.string().trim().min(1).max(40)).max(10);

const about = {
  title: z.string().trim().min(3).max(100),
  category: z.string().trim().min(1).max(60),
  description: z.string().trim().min(1).max(5000),
  tags: ListingTags,
  /** The language that title, description and tags are written in. */
  textLanguage: z.enum(languages),
  priceCents: z.int().refine(isValidPrice),
  /** The price is a floor: buyers may pay more. */
  isPayWhatYouWant: z.boolean().default(false),
  /** The price the seller suggests, above the floor; null for no suggestion. */
  suggestedCents: z.int().nullable().default(null),
  licence: LicenseName
};

const PromptText = z.object({ ...about, kind: z.literal('prompt'), media: ListingMedia.default([]) });

const BundleDraft = z.object({
  ...about,
  kind: z.literal('bundle'),
  /** Listings of the same seller that are for sale by themselves. */
  itemIds: z.array(z.string()).min(minBundleItems).max(maxBundleItems)
});

export const ListingDraft = z
  .discriminatedUnion('kind', [PromptText.extend({ data: PromptData }), BundleDraft])
  .refine(isPossibleSuggestion);
export type ListingDraft = z.infer<typeof ListingDraft>;

/** A draft without the prompt it sells. */
export const ListingText = z.discriminatedUnion('kind', [PromptText, BundleDraft]);
export type ListingText = z.infer<typeof ListingText>;

export const maxNotesLength = 1000;

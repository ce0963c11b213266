// A listing: a prompt or a bundle of prompts for sale, with the facts the server computes from the sealed text. The sealed
// text is not part of it.
import * as z from 'zod';
import { PublicPerson } from '../people/account.ts';
import { LegalText } from './legal/legal-text.ts';
import { MediaKind } from './media/preview-media.ts';
import { Money } from './money.ts';

export const ListingFacts = z.object({
  /** The filled fields in the form's order. */
  filledFields: z.array(z.string()),
  wordCount: z.int(),
  /** The model it was written for. */
  model: z.string(),
  /** Score of the fit check from 0 to 100 for each living model that takes it without an error. */
  fit: z.array(z.object({ model: z.string(), score: z.int() })),
  durationSeconds: z.number(),
  aspectRatio: z.string(),
  resolution: z.string(),
  frameRate: z.number(),
  /** The language that is spoken; of the prompt itself it says nothing. */
  language: z.string(),
  shotCount: z.int(),
  hasDialogue: z.boolean(),
  /** True when the prompt describes sound. */
  hasAudio: z.boolean()
});
export type ListingFacts = z.infer<typeof ListingFacts>;

/** The shape of a sealed prompt: each filled field with how much is in it, never what. */
export const StructurePart = z.object({ field: z.string(), words: z.int() });
export type StructurePart = z.infer<typeof StructurePart>;

export const ListingKind = z.enum(['prompt', 'bundle']);
export type ListingKind = z.infer<typeof ListingKind>;

export const LicenseName = z.enum(['personal', 'commercial', 'team']);
export type LicenseName = z.infer<typeof LicenseName>;

export const Rating = z.object({ average: z.number().min(1).max(5), count: z.int().positive() });
export type Rating = z.infer<typeof Rating>;

export const PreviewMedia = z.object({
  kind: MediaKind,
  url: z.string(),
  /** Small, for cards: of an image, or of a video's poster. */
  thumbnailUrl: z.string().nullable().default(null),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Of a video: the image that is shown until it plays. */
  posterUrl: z.string().nullable().default(null),
  /** The model that made it; empty if the seller did not say. */
  model: z.string().default(''),
  /** The day it was made, e.g. "2026-11-25". */
  madeOn: z.string().nullable().default(null)
});
export type PreviewMedia = z.infer<typeof PreviewMedia>;

/** A prompt of a bundle as the bundle's cover shows it. */
export const CoverPart = z.object({
  slug: z.string(),
  category: z.string(),
  aspectRatio: z.string(),
  cover: PreviewMedia.nullable()
});
export type CoverPart = z.infer<typeof CoverPart>;

/** So many prompts make the cover of a bundle. */
export const maxCoverParts = 4;

/** A listing as lists show it. */
export const ListingCard = z.object({
  id: z.string(),
  slug: z.string(),
  kind: ListingKind,
  title: z.string(),
  category: z.string(),
  /** The current price; the minimum for a pay-what-you-want listing. */
  price: Money,
  /** Absent in responses stored by older apps. */
  isPayWhatYouWant: z.boolean().default(false),
  /** The sale in effect. Absent in responses stored by older apps. */
  sale: z
    .object({
      endsAt: z.int(),
      /** The lowest price of the 30 days before it; null where that is not above the sale’s, or not known. */
      priceBefore: Money.nullable()
    })
    .nullable()
    .default(null),
  rating: Rating.nullable(),
  seller: PublicPerson,
  /** Of a bundle: the facts that all its prompts share are those of the first. */
  facts: ListingFacts.pick({
    model: true,
    aspectRatio: true,
    durationSeconds: true,
    language: true,
    hasAudio: true
  }),
  /** The number of prompts in it; 1 for a prompt. */
  promptCount: z.int().positive(),
  cover: PreviewMedia.nullable(),
  /** Of a bundle: its first prompts that are on sale, which make its cover. Absent in responses stored by older apps. */
  coverParts: z.array(CoverPart).default([]),
  isDemo: z.boolean(),
  publishedAt: z.int()
});
export type ListingCard = z.infer<typeof ListingCard>;

export const Review = z.object({
  id: z.string(),
  author: PublicPerson,
  stars: z.int().min(1).max(5),
  text: z.string(),
  createdAt: z.int(),
  editedAt: z.int().nullable(),
  reply: z.object({ text: z.string(), createdAt: z.int() }).nullable(),
  /** The number of people who marked it as helpful. */
  helpfulCount: z.int()
});
export type Review = z.infer<typeof Review>;

/** One prompt of a listing as a buyer sees it before paying; a bundle has several. */
export const ListedPrompt = z.object({
  title: z.string(),
  facts: ListingFacts,
  structure: z.array(StructurePart)
});
export type ListedPrompt = z.infer<typeof ListedPrompt>;

/** Everything a listing's own page shows. */
export const ListingPage = ListingCard.extend({
  description: z.string(),
  /** The price its seller suggests; null for no suggestion. Absent in responses stored by older apps. */
  suggested: Money.nullable().default(null),
  tags: z.array(z.string()),
  version: z.int().positive(),
  updatedAt: z.int(),
  licence: LicenseName,
  /** The license as a purchase now would record it; null in responses stored by older apps. */
  licenseText: LegalText.nullable().default(null),
  media: z.array(PreviewMedia),
  prompts: z.array(ListedPrompt).min(1),
  /** Of a bundle: its listings, each of which is sold by itself too, and what they cost together. */
  bundle: z
    .object({
      items: z.array(ListingCard),
      sum: Money,
      /** The titles of its prompts that are no longer on sale, which keep the bundle from being bought. */
      unavailable: z.array(z.string()).default([])
    })
    .nullable(),
  /** The number of reviews with each rating, from one to five stars. */
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  salesCount: z.int(),
  refund: z.object({ windowDays: z.int() })
});
export type ListingPage = z.infer<typeof ListingPage>;

/** Facts of a listing that exist before it is submitted. */
export type PreviewedListing = Pick<
  ListingPage,
  | 'title'
  | 'category'
  | 'description'
  | 'tags'
  | 'price'
  | 'isPayWhatYouWant'
  | 'suggested'
  | 'licence'
  | 'prompts'
  | 'media'
> & {
  /** The name as buyers see it. */
  readonly seller: string;
  /** Null while the platform's rules are not known. */
  readonly refundDays: number | null;
  /** The license in force; null while it is not known. */
  readonly licenseText: ListingPage['licenseText'];
  /** Null for a prompt. */
  readonly bundle: ListingPage['bundle'];
};

// A seller: an account whose application to sell was accepted, with the state that decides what they may do.
import * as z from 'zod';
import { DisplayName } from '../people/account.ts';
import { isCountryCode } from '../people/countries.ts';
import { ListingDraft, ListingTags, maxNotesLength } from './listing-draft.ts';
import { ListingKind } from './listing.ts';
import { Money } from './money.ts';
import { isValidPrice } from './platform-settings.ts';
import { listingStates, publicationFailures, sellerStates } from './states.ts';

export const maxSellsLength = 500;

export const SellerApplication = z.object({
  /** Replaces the display name of the profile, which buyers see. */
  displayName: DisplayName,
  /** ISO 3166-1, two letters. */
  country: z.string().refine(isCountryCode),
  /** The applicant's own words. */
  sells: z.string().trim().min(10).max(maxSellsLength),
  /** The version of the terms that was shown. */
  termsVersion: z.string().max(20)
});
export type SellerApplication = z.infer<typeof SellerApplication>;

/** A seller as they see themselves. */
export const Seller = z.object({
  state: z.enum(sellerStates),
  /** Why they are limited or suspended; empty otherwise. */
  reason: z.string(),
  /** When the limit or suspension ends by itself; null where it does not. */
  until: z.int().nullable(),
  country: z.string().nullable(),
  sells: z.string(),
  termsVersion: z.string().nullable(),
  /** True once other terms than those they accepted are in force. */
  mustAcceptTerms: z.boolean().default(false),
  appliedAt: z.int()
});
export type Seller = z.infer<typeof Seller>;

/** A listing as its seller sees it in a list. */
export const OwnListing = z.object({
  id: z.string(),
  slug: z.string(),
  kind: ListingKind,
  title: z.string(),
  category: z.string(),
  description: z.string(),
  state: z.enum(listingStates),
  price: Money,
  isPayWhatYouWant: z.boolean(),
  suggested: Money.nullable(),
  tags: z.array(z.string()),
  /** Null before the first published version. */
  version: z.int().nullable(),
  salesCount: z.int(),
  updatedAt: z.int(),
  /** Of a published bundle: it contains a prompt that is not on sale, or costs more than its prompts do one by one. */
  bundleProblem: z.enum(['part_unavailable', 'above_parts']).nullable(),
  /** The last submission unless it was published or withdrawn; null otherwise. */
  submission: z
    .object({
      state: z.enum(['pending', 'scheduled', 'canceled', 'changes_requested', 'rejected']),
      reason: z.string(),
      /** Of a scheduled one that was due; null for what a review returned. */
      failure: z.enum(publicationFailures).nullable(),
      /** When it goes on sale; null for as soon as it is approved. */
      publishAt: z.int().nullable()
    })
    .nullable()
});
export type OwnListing = z.infer<typeof OwnListing>;

/** A publication can be scheduled this far ahead. */
export const maxScheduleMs = 366 * 86_400_000;

export const ListingSubmission = z.object({
  draft: ListingDraft,
  /** The listing that this changes; null for a new one. */
  listingId: z
    .string()
    .regex(/^lst_[0-9a-z]{1,40}$/)
    .nullable(),
  /** Release notes of a new version. */
  notes: z.string().trim().max(maxNotesLength),
  /** When it goes on sale, by the server's clock; absent for at once. A review that takes longer delays it. */
  publishAt: z.int().optional()
});
export type ListingSubmission = z.infer<typeof ListingSubmission>;

/** `version` is the one that is on sale now; null while a new listing waits. */
export const SubmissionOutcome = z.object({
  id: z.string(),
  slug: z.string(),
  isPublished: z.boolean(),
  version: z.int().nullable(),
  publishAt: z.int().nullable()
});
export type SubmissionOutcome = z.infer<typeof SubmissionOutcome>;

/** Of a listing that is taken off sale: only for now. Otherwise it is archived, as older apps ask for. */
export const IsPaused = z.boolean().optional();

/** A change of a listing on sale, or of whether it is; absent parts stay as they are. */
export const ListingChange = z.object({
  id: z.string().regex(/^lst_[0-9a-z]{1,40}$/),
  isOnSale: z.boolean().optional(),
  isPaused: IsPaused,
  priceCents: z.int().refine(isValidPrice).optional(),
  /** Dropped where it is not above the price. */
  suggestedCents: z.int().refine(isValidPrice).nullable().optional(),
  tags: ListingTags.optional()
});
export type ListingChange = z.infer<typeof ListingChange>;

export const maxListingChanges = 60;

// Why a search of the marketplace shows a listing where it does, or not at all, for the listing's seller.
import * as z from 'zod';
import { ListingFilter, listingSorts } from '../listing-search.ts';

/** The conditions a search can have. */
export const searchConditions = [
  'words',
  'worksOn',
  'duration',
  'rating',
  'seller',
  'kind',
  'category',
  'model',
  'ratio',
  'language',
  'audio',
  'free',
  'price'
] as const;
export type SearchCondition = (typeof searchConditions)[number];

/** Positions further behind are not counted. */
export const maxExplainedPosition = 1000;

export const ExplainedSearch = ListingFilter.extend({
  id: z.string().regex(/^lst_[0-9a-z]{1,40}$/),
  sort: z.enum(listingSorts).default('trending')
});
export type ExplainedSearch = z.infer<typeof ExplainedSearch>;

export const SearchExplanation = z.object({
  /** Why no search finds it; null while it is in the catalog. */
  unlisted: z.enum(['not_on_sale', 'seller_inactive']).nullable(),
  /** The conditions of the search that it does not meet. */
  hiddenBy: z.array(z.enum(searchConditions)),
  /** The words that the search asks for, and where the listing has them; stop words are left out. */
  words: z.array(z.object({ word: z.string(), place: z.enum(['title', 'text']).nullable() })),
  /** The order of the search: trending instead of relevance without words. */
  sort: z.enum(listingSorts),
  /** From 1; null where it is hidden or further behind than `found`. */
  position: z.int().nullable(),
  /** How many listings the search finds, up to `maxExplainedPosition`. By relevance the 500 that trend most are ranked. */
  found: z.int(),
  /** By which it is ordered, as a number; null where it is hidden. */
  value: z.number().nullable(),
  /** The same of the listing in first place. */
  firstValue: z.number().nullable(),
  /** The parts of the published formula of `trendingScore`; null while it is not in the catalog. */
  trending: z
    .object({
      sales: z.int(),
      wishlistAdds: z.int(),
      opens: z.int(),
      /** The Bayesian average of its reviews. */
      rating: z.number(),
      ageDays: z.number(),
      hasMedia: z.boolean(),
      score: z.number()
    })
    .nullable()
});
export type SearchExplanation = z.infer<typeof SearchExplanation>;

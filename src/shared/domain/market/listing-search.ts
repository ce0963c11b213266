// A catalog search: query, filters by facts, sort order and facets.
import * as z from 'zod';
import { ListingKind } from './listing.ts';

export const listingSorts = [
  'trending',
  'newest',
  'best-selling',
  'best-rated',
  'price-low',
  'price-high',
  'relevance'
] as const;
export type ListingSort = (typeof listingSorts)[number];

/** Facets of one kind widen (any of them), different kinds narrow (all of them). */
export const ListingFilter = z.object({
  search: z.string().trim().max(200).default(''),
  kind: z.array(ListingKind).max(2).default([]),
  category: z.array(z.string().max(60)).max(10).default([]),
  model: z.array(z.string().max(60)).max(10).default([]),
  /** Id of a living model that takes the prompt without an error. */
  worksOn: z.string().max(60).optional(),
  ratio: z.array(z.string().max(10)).max(10).default([]),
  language: z.array(z.string().max(30)).max(14).default([]),
  /** Seconds, both ends included. */
  minDuration: z.number().nonnegative().optional(),
  maxDuration: z.number().nonnegative().optional(),
  audio: z.boolean().optional(),
  free: z.boolean().optional(),
  /** Cents, both ends included. */
  minPrice: z.int().nonnegative().optional(),
  maxPrice: z.int().nonnegative().optional(),
  /** Stars at least. */
  minRating: z.number().min(1).max(5).optional(),
  seller: z.string().max(30).optional()
});
export type ListingFilter = z.infer<typeof ListingFilter>;

export const ListingSearch = ListingFilter.extend({
  /** Without a search text, relevance means trending. */
  sort: z.enum(listingSorts).default('trending'),
  /** Opaque; of the answer before. */
  cursor: z.string().max(500).optional(),
  limit: z.int().min(1).max(60).default(20)
});
export type ListingSearch = z.infer<typeof ListingSearch>;

const Count = z.object({ value: z.string(), count: z.int() });

/** The number of listings each further choice would leave, given the others. */
export const ListingFacets = z.object({
  total: z.int(),
  kind: z.array(Count),
  category: z.array(Count),
  model: z.array(Count),
  ratio: z.array(Count),
  language: z.array(Count),
  free: z.int(),
  withAudio: z.int(),
  price: z.object({ min: z.int(), max: z.int() }).nullable()
});
export type ListingFacets = z.infer<typeof ListingFacets>;

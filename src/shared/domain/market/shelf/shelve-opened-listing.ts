import { ListingCard, type ListingPage } from '../listing.ts';
import { bayesRating } from '../ranking.ts';
import { listSearchWords } from '../search-words.ts';
import type { ShelfListing } from './shelf-listing.ts';

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * A listing whose page was opened, as one of the shelf, to be found beside those that are on it. `readAt` in Unix ms. Its page
 * does not say how it trends, so it comes last in that order.
 */
export function shelveOpenedListing(page: ListingPage, readAt: number): ShelfListing {
  const facts = page.prompts.map((prompt) => prompt.facts);
  const seconds = facts.map(({ durationSeconds }) => durationSeconds);
  const reviewCount = page.stars.reduce((sum, count) => sum + count, 0);
  const starSum = page.stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    card: ListingCard.parse(page),
    readAt,
    tags: page.tags,
    words: unique(listSearchWords([page.title, ...page.tags, page.description].join(' '))),
    models: unique(facts.map(({ model }) => model)),
    worksOn: unique(facts.flatMap(({ fit }) => fit.map(({ model }) => model))),
    ratios: unique(facts.map(({ aspectRatio }) => aspectRatio)),
    languages: unique(facts.map(({ language }) => language)),
    minSeconds: Math.min(...seconds),
    maxSeconds: Math.max(...seconds),
    hasAudio: facts.some(({ hasAudio }) => hasAudio),
    salesCount: page.salesCount,
    stars: reviewCount === 0 ? null : starSum / reviewCount,
    bayesRating: bayesRating(starSum, reviewCount),
    trending: 0
  };
}

import type { ListingCard } from '../listing.ts';
import { bayesRating } from '../ranking.ts';
import { listSearchWords } from '../search-words.ts';
import type { ShelfListing } from './shelf-listing.ts';

/**
 * A listing of which this device has the card alone, as one of the shelf, to be found beside those that are on it. `readAt` in
 * Unix ms. What a card does not say, as tags and the models that take the prompt, it is not found by.
 */
export function shelveCard(card: ListingCard, readAt: number): ShelfListing {
  const { model, aspectRatio, language, durationSeconds, hasAudio } = card.facts;
  const { average, count } = card.rating ?? { average: 0, count: 0 };
  return {
    card,
    readAt,
    tags: [],
    words: [...new Set(listSearchWords(card.title))],
    models: [model],
    worksOn: [],
    ratios: [aspectRatio],
    languages: [language],
    minSeconds: durationSeconds,
    maxSeconds: durationSeconds,
    hasAudio,
    salesCount: 0,
    stars: card.rating === null ? null : average,
    bayesRating: bayesRating(average * count, count),
    trending: 0
  };
}

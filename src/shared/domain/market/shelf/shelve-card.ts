import type { ListingCard } from '../listing.ts';
import { bayesRating } from '../ranking.ts';
import { listSearchWords } from '../search-words.ts';
import type { ShelfListing } from './shelf-listing.ts';

/**
 * Converts a listing card to a shelf listing, so that offline search finds it. `readAt` is in Unix ms. A card lacks tags and the
 * models that the prompt works on, so filters on those do not match it.
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

import type { ShelfListing } from '#shared/domain/market/shelf/shelf-listing.ts';
import { listSearchWords } from '#shared/domain/market/search-words.ts';

/** A listing on the shelf, found by the words of its title and of `description`. */
export function buildShelfListing(
  title: string,
  { description = '', ...changes }: Partial<ShelfListing> & { readonly description?: string } = {}
): ShelfListing {
  return {
    card: {
      id: title,
      slug: title.toLowerCase().replaceAll(' ', '-'),
      kind: 'prompt',
      title,
      category: 'Nature',
      price: { cents: 500, currency: 'USD' },
      isPayWhatYouWant: false,
      sale: null,
      rating: null,
      seller: { username: 'ann', displayName: 'Ann', avatarUrl: null },
      facts: {
        model: 'veo-3.1',
        aspectRatio: '16:9',
        durationSeconds: 8,
        language: 'English',
        hasAudio: false
      },
      promptCount: 1,
      cover: null,
      coverParts: [],
      isDemo: false,
      publishedAt: 1
    },
    readAt: 1,
    tags: [],
    words: listSearchWords(`${title} ${description}`),
    models: ['veo-3.1'],
    worksOn: ['veo-3.1'],
    ratios: ['16:9'],
    languages: ['English'],
    minSeconds: 8,
    maxSeconds: 8,
    hasAudio: false,
    salesCount: 0,
    stars: null,
    bayesRating: 3,
    trending: 0,
    ...changes
  };
}

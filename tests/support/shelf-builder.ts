import type { ListingPage } from '#shared/domain/market/listing.ts';
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

/** The page of a listing for Kling, of which the shelf says more than its card. */
export function buildListingPage(title: string): ListingPage {
  const { card } = buildShelfListing(title);
  const facts = {
    ...card.facts,
    model: 'kling-3',
    fit: [{ model: 'kling-3', score: 90 }],
    filledFields: [],
    wordCount: 9,
    resolution: '1080p',
    frameRate: 24,
    shotCount: 1,
    hasDialogue: false
  };
  return {
    ...card,
    description: 'With umbrellas',
    suggested: null,
    tags: ['wet'],
    version: 1,
    updatedAt: 1,
    licence: 'personal',
    licenseText: null,
    media: [],
    prompts: [{ title, facts, structure: [] }],
    bundle: null,
    stars: [0, 0, 0, 1, 1],
    salesCount: 2,
    refund: { windowDays: 14 }
  };
}

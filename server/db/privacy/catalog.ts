import { type TablePrivacy, tagTable } from '../privacy.ts';
import { catalogEpoch, oneTimeTasks, listingSearch, searchTags, searchWords } from '../schema/catalog.ts';

/** Made from the tables of the marketplace, and made anew without those that went. */
export const catalogPrivacy: readonly TablePrivacy[] = [
  tagTable(catalogEpoch, { id: 'none', epoch: 'none', oldestEpoch: 'none', nextOldestEpoch: 'none' }),
  tagTable(oneTimeTasks, { name: 'none', doneAt: 'none' }),
  tagTable(searchWords, { word: 'none', uses: 'none' }),
  tagTable(searchTags, { tag: 'none', uses: 'none' }),
  tagTable(
    listingSearch,
    {
      listingId: 'none',
      sinceEpoch: 'none',
      untilEpoch: 'none',
      sellerId: 'pseudonymous',
      version: 'none',
      slug: 'none',
      kind: 'none',
      title: 'none',
      category: 'none',
      tags: 'none',
      priceCents: 'none',
      listedCents: 'none',
      isPayWhatYouWant: 'none',
      sales: 'none',
      currency: 'none',
      cardFacts: 'none',
      promptCount: 'none',
      cover: 'none',
      isDemo: 'none',
      models: 'none',
      worksOn: 'none',
      ratios: 'none',
      languages: 'none',
      minSeconds: 'none',
      maxSeconds: 'none',
      hasAudio: 'none',
      reviewCount: 'none',
      starSum: 'none',
      bayesRating: 'none',
      salesCount: 'none',
      trending: 'none',
      publishedAt: 'none',
      words: 'none',
      document: 'none'
    },
    { owners: { sellerId: 'id' } }
  )
];

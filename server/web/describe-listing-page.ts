import { paths } from '#shared/contract/paths.ts';
import type { ListingPage } from '#shared/domain/market/listing.ts';
import { type ShellPage, shorten } from './render-app-shell.ts';

/** Title, description and structured data of a listing's page. `category` is the name of its category in English. */
export function describeListingPage(
  listing: ListingPage,
  category: string,
  siteUrl: string | undefined
): Omit<ShellPage, 'data'> {
  return {
    name: 'listing',
    title: listing.title,
    description: shorten(listing.description),
    path: paths.listing.getHref(listing.slug),
    image: listing.cover?.kind === 'image' ? listing.cover.url : undefined,
    structure: describeProduct({ ...listing, category }, siteUrl)
  };
}

/** Ratings of the demo are fictional, so they are left out of structured data. */
function describeProduct(listing: ListingPage, siteUrl = ''): Readonly<Record<string, unknown>> {
  const { price, rating, cover, seller, isDemo } = listing;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: listing.description,
    category: listing.category,
    sku: listing.id,
    url: `${siteUrl}${paths.listing.getHref(listing.slug)}`,
    ...(cover?.kind === 'image' ? { image: `${siteUrl}${cover.url}` } : {}),
    offers: {
      '@type': 'Offer',
      price: (price.cents / 100).toFixed(2),
      priceCurrency: price.currency,
      url: `${siteUrl}${paths.listing.getHref(listing.slug)}`,
      seller: { '@type': 'Person', name: seller.displayName }
    },
    ...(rating === null || isDemo
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1
          }
        })
  };
}

import { html } from 'hono/html';
import { pageDescriptions } from '#shared/contract/page-descriptions.ts';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { ShellPage } from './render-app-shell.ts';
import { renderListingCards } from './render-listing-cards.ts';

export type CardPage = { readonly items: readonly ListingCard[]; readonly nextCursor: string | null };

/** The marketplace with what stands first; `address` says what is chosen of it, and is empty where nothing is. */
export function renderMarketplacePage(page: CardPage, address: string, siteUrl = ''): ShellPage {
  const { title } = paths.marketplace;
  const path = address === '' ? paths.marketplace.path : `${paths.marketplace.path}?${address}`;
  const emptiness = address === '' ? 'Nothing is for sale yet.' : 'Nothing matches.';
  return {
    name: 'marketplace',
    title,
    description: pageDescriptions.marketplace,
    path,
    body: html`<main class="mx-auto grid w-full min-w-0 max-w-6xl content-start gap-5 p-4">
      <h1 class="text-title font-semibold">${title}</h1>
      <p>${pageDescriptions.marketplace}</p>
      ${page.items.length === 0 ? html`<p>${emptiness}</p>` : renderListingCards(page.items)}
    </main>`,
    structure: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      description: pageDescriptions.marketplace,
      url: `${siteUrl}${path}`
    },
    answer: { key: `listings.search ${address}`, value: page }
  };
}

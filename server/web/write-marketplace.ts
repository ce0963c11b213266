import { html } from 'hono/html';
import { pageDescriptions } from '#shared/contract/page-descriptions.ts';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard } from '#shared/domain/marketplace/listing.ts';
import type { ShellPage } from './shell-page.ts';
import { writeCards } from './write-cards.ts';

export type CardPage = { readonly items: readonly ListingCard[]; readonly nextCursor: string | null };

/** The marketplace as it stands before anything is chosen; `page` is null where something is. */
export function writeMarketplace(page: CardPage | null, siteUrl = ''): ShellPage {
  const { path, title } = paths.marketplace;
  return {
    name: 'marketplace',
    title,
    description: pageDescriptions.marketplace,
    path,
    body:
      page === null
        ? null
        : html`<main class="mx-auto grid w-full min-w-0 max-w-6xl content-start gap-5 p-4">
      <h1 class="text-title font-semibold">${title}</h1>
      <p>${pageDescriptions.marketplace}</p>
      ${page.items.length === 0 ? html`<p>Nothing is for sale yet.</p>` : writeCards(page.items)}
    </main>`,
    structure: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      description: pageDescriptions.marketplace,
      url: `${siteUrl}${path}`
    },
    answer: page === null ? undefined : { key: 'listings.search ', value: page }
  };
}

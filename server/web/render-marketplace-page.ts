import { html } from 'hono/html';
import { pageDescriptions } from '#shared/contract/page-descriptions.ts';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { Money } from '#shared/domain/market/money.ts';
import type { PublicProfile } from '#shared/domain/people/account.ts';
import { type Html, type ShellPage, shorten } from './render-app-shell.ts';

/** "$4.99", or that it costs nothing. */
export const formatPrice = ({ cents, currency }: Money): string =>
  cents === 0 ? 'Free' : new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);

export const renderListingCards = (cards: readonly ListingCard[]): Html =>
  html`<ul class="grid gap-3">${cards.map(
    (card) => html`<li>
          <a href="${paths.listing.getHref(card.slug)}">${card.title}</a>
          ${card.category} · ${formatPrice(card.price)} · ${card.seller.displayName}${card.isDemo ? ' · Demo' : ''}
        </li>`
  )}</ul>`;

export type CardPage = { readonly items: readonly ListingCard[]; readonly nextCursor: string | null };

/** The marketplace with its first results; `address` holds the filters, and is empty without any. */
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

export function renderProfilePage(profile: PublicProfile, { items }: CardPage, siteUrl = ''): ShellPage {
  const { displayName, username, bio, links, rating, listingCount } = profile;
  const path = paths.profile.getHref(username);
  return {
    name: 'profile',
    title: displayName,
    description: shorten(bio === '' ? `${displayName} on Reelwright: ${listingCount} listings.` : bio),
    path,
    body: html`<main class="mx-auto grid w-full min-w-0 max-w-6xl content-start gap-5 p-4">
      <h1 class="text-title font-semibold">${displayName}</h1>
      ${profile.isDemo ? html`<p>Part of the demo catalog: made up.</p>` : ''}
      <p class="break-words whitespace-pre-line">${bio}</p>
      ${rating === null ? '' : html`<p>${rating.average.toFixed(1)} of 5 stars from ${rating.count} reviews</p>`}
      <ul>${links.map(({ label, url }) => html`<li><a href="${url}" rel="nofollow noopener ugc">${label}</a></li>`)}</ul>
      ${items.length === 0 ? '' : html`<h2>For sale</h2>${renderListingCards(items)}`}
    </main>`,
    structure: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: `${siteUrl}${path}`,
      mainEntity: { '@type': 'Person', name: displayName, alternateName: username }
    }
  };
}

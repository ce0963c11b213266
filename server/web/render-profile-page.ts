import { html } from 'hono/html';
import { paths } from '#shared/contract/paths.ts';
import type { PublicProfile } from '#shared/domain/people/account.ts';
import { type ShellPage, shorten } from './render-app-shell.ts';
import { renderListingCards } from './render-listing-cards.ts';
import type { CardPage } from './render-marketplace-page.ts';

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
      ${profile.isDemo ? html`<p>Part of the demo catalogue: made up.</p>` : ''}
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

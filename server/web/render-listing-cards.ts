import { html } from 'hono/html';
import { paths } from '#shared/contract/paths.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import type { Money } from '#shared/domain/market/money.ts';
import type { Html } from './render-app-shell.ts';

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

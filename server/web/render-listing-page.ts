import { html } from 'hono/html';
import { paths } from '#shared/contract/paths.ts';
import { licenseTexts } from '#shared/domain/market/license-texts.ts';
import type { ListedPrompt, ListingPage, Review } from '#shared/domain/market/listing.ts';
import { findField } from '#shared/domain/craft/prompt/prompt-fields.ts';
import { findModel, builtInRegistry } from '#shared/domain/craft/model/registry/registry.ts';
import { type Html, type ShellPage, shorten } from './render-app-shell.ts';
import { renderListingCards, formatPrice } from './render-marketplace-page.ts';

/** A listing's page, complete without scripts. Of the sealed text it shows only the public facts. */
export function renderListingPage(
  listing: ListingPage,
  reviews: readonly Review[],
  siteUrl: string | undefined
): ShellPage {
  return {
    name: 'listing',
    title: listing.title,
    description: shorten(listing.description),
    path: paths.listing.getHref(listing.slug),
    body: writeBody(listing, reviews),
    image: listing.cover?.kind === 'image' ? listing.cover.url : undefined,
    structure: describeProduct(listing, siteUrl),
    answer: { key: `listings.get ${listing.slug}`, value: listing }
  };
}

function writeBody(listing: ListingPage, reviews: readonly Review[]): Html {
  const { seller, rating, prompts, bundle } = listing;
  const license = licenseTexts[listing.licence];
  return html`<main class="mx-auto grid w-full min-w-0 max-w-6xl content-start gap-5 p-4">
      <p><a href="${paths.marketplace.path}">Marketplace</a> · ${listing.category}</p>
      <h1 class="text-title font-semibold">${listing.title}</h1>
      <p>By <a href="${paths.profile.getHref(seller.username)}">${seller.displayName}</a></p>
      ${listing.isDemo ? html`<p>Part of the demo catalog: nobody sells it.</p>` : ''}
      <p>${formatPrice(listing.price)}</p>
      <p>${rating === null ? 'No reviews yet' : `${rating.average} of 5 stars from ${rating.count} reviews`}</p>
      <p class="max-w-read text-read break-words whitespace-pre-line">${listing.description}</p>
      ${listing.tags.length === 0 ? '' : html`<p>${listing.tags.join(', ')}</p>`}
      ${bundle === null ? '' : html`<h2>In this bundle</h2>${renderListingCards(bundle.items)}`}
      <h2>What is inside</h2>
      ${prompts.map(writePrompt)}
      <h2>License</h2>
      <p>${license.text}</p>
      <h2>Refunds</h2>
      <p>Within ${listing.refund.windowDays} days, automatic until you open the prompt.</p>
      ${reviews.length === 0 ? '' : html`<h2>Reviews</h2>${reviews.map(writeReview)}`}
    </main>`;
}

function writePrompt({ title, facts, structure }: ListedPrompt): Html {
  const rows: readonly (readonly [string, string])[] = [
    ['Model', nameModel(facts.model)],
    ['Length', `${facts.durationSeconds} s`],
    ['Ratio', facts.aspectRatio],
    ['Resolution', facts.resolution],
    ['Frame rate', `${facts.frameRate} fps`],
    ['Language', facts.language],
    ['Shots', String(facts.shotCount)],
    ['Dialogue', facts.hasDialogue ? 'Yes' : 'No'],
    ['Sound', facts.hasAudio ? 'Yes' : 'No'],
    ['Words', String(facts.wordCount)],
    ['Works on', facts.fit.map(({ model, score }) => `${nameModel(model)} (${score})`).join(', ')]
  ];
  return html`<section>
        <h3>${title}</h3>
        <dl>${rows.filter(([, value]) => value !== '').map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
        <ul>${structure.map(({ field, words }) => html`<li>${findField(field)?.label ?? field}${words > 0 ? `: ${words} words` : ''}</li>`)}</ul>
      </section>`;
}

const writeReview = ({ author, stars, text, reply }: Review): Html => html`<article>
        <p>${author.displayName}: ${stars} of 5 stars</p>
        <p class="break-words whitespace-pre-line">${text}</p>
        ${reply === null ? '' : html`<p class="break-words whitespace-pre-line">The seller: ${reply.text}</p>`}
      </article>`;

const nameModel = (id: string): string => findModel(builtInRegistry, id)?.label ?? id;

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

// The screens of somebody who has bought, wished and reviewed.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { ListingCard } from '#shared/domain/market/listing.ts';
import { openingTerms } from '#shared/domain/trade/opening-terms.ts';
import type { Offer, Order } from '#shared/domain/trade/order.ts';
import type { AppPage } from './app-page.ts';
import { alike, closeDialog, dialog, goTo, resting, type Scene, type View } from './scene.ts';
import { enter } from './scenes-account.ts';
import { listOf } from './scenes-market.ts';

const headers = { 'sec-fetch-site': 'same-origin' };

async function send<Answer>({ request }: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const answer = await request.fetch(`/api/v1/${path}`, { method, data, headers });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json().catch(() => undefined)) as Answer;
}

/** Begins an order, as the app does. */
async function place(page: Page, { slug }: ListingCard): Promise<Order> {
  const { total, licence, refundWindowDays } = (await (
    await page.request.get(`/api/v1/orders/quote?slug=${slug}`)
  ).json()) as Offer;
  return send(page, 'POST', 'orders', {
    intent: randomUUID(),
    slug,
    totalCents: total.cents,
    terms: { licence, refundWindowDays }
  });
}

/** Pays it in the sandbox; the purchase's id. */
async function buy(page: Page, card: ListingCard): Promise<string> {
  const { id, checkoutUrl } = await place(page, card);
  await page.request.post(checkoutUrl ?? '', { form: { choice: 'pay' }, maxRedirects: 0 });
  let order: Order | undefined;
  await expect(async () => {
    order = (await (await page.request.get(`/api/v1/orders/${id}`)).json()) as Order;
    expect(order.state).toBe('paid');
  }).toPass();
  paid.order = id;
  return order?.purchases[0]?.id ?? '';
}

const openPurchase = (page: Page, id: string): Promise<unknown> =>
  send(page, 'POST', `purchases/${id}/open`, { termsVersion: openingTerms.version });

/** Such as have no reviews yet are passed over. */
async function listForSale(app: AppPage): Promise<readonly ListingCard[]> {
  const cards = await listOf(app, 'prompt');
  return cards.filter(({ price, rating }) => price.cents > 0 && rating !== null);
}

/** The pages that the views link to. */
const paid = { order: '', waiting: '', slug: '', other: '' };

/** Signed in, as the app finds out on the profile. */
async function signIn(app: AppPage): Promise<void> {
  await enter(app);
  await goTo(app, '/my-profile');
  await expect(app.page.getByRole('switch').first()).toBeVisible();
}

const screen = (name: string, find: () => string, shows: (app: AppPage) => Promise<unknown>): View =>
  resting(name, async (app) => {
    await goTo(app, find());
    await shows(app);
  });

const purchase = ({ page }: AppPage, state: 'Not opened yet' | 'Opened') =>
  page.getByRole('listitem').filter({ has: page.getByText(state, { exact: true }) });

/** A dialog over the purchases, from the menu of the one that was opened. */
const fromMenu = (name: string, item: string, more: (app: AppPage) => Promise<unknown>): View => ({
  name,
  open: async (app) => {
    await goTo(app, '/purchases');
    await purchase(app, 'Opened')
      .getByRole('button', { name: /^More for/ })
      .click();
    await app.page.getByRole('menuitem', { name: item }).click();
    await more(app);
  },
  close: closeDialog
});

export const boughtScreens: Scene = {
  name: 'what was bought',
  path: '/faq',
  prepare: async (app) => {
    const { page } = app;
    const [first, second, third, fourth] = await listForSale(app);
    if (first === undefined || second === undefined || third === undefined) throw new Error('Too few');
    await signIn(app);
    await openPurchase(page, await buy(page, first));
    await buy(page, second);
    paid.waiting = (await place(page, third)).id;
    paid.other = fourth?.slug ?? '';
  },
  views: [
    screen(
      'the purchases',
      () => '/purchases',
      async ({ page }) => {
        await expect(page.getByRole('link', { name: 'Go on' })).toBeVisible();
        await expect(page.getByText('Not opened yet')).toBeVisible();
      }
    ),
    {
      name: 'the terms of opening',
      open: async (app) => {
        await goTo(app, '/purchases');
        await purchase(app, 'Not opened yet').getByRole('button', { name: /^Open/ }).click();
        await expect(app.dialog.getByText('Opening it')).toBeVisible();
      }
    },
    fromMenu('requesting a refund without a reason', 'Request refund…', async ({ dialog: asked }) => {
      await asked.getByRole('button', { name: 'Request refund' }).click();
      await expect(asked.getByText(/Write at least/)).toBeVisible();
    }),
    fromMenu('the versions', 'What changed…', ({ dialog: opened }) =>
      expect(opened.getByText('The first version.')).toBeVisible()
    ),
    dialog('View: Open notifications', (opened) =>
      expect(opened.getByText('Purchase paid').first()).toBeVisible()
    ),
    {
      name: 'what is agreed to before paying',
      open: async (app) => {
        await goTo(app, `/marketplace/${paid.other}`);
        await app.page.getByRole('complementary', { name: 'Offer' }).getByRole('button').click();
        await expect(app.dialog.getByText('Refunds')).toBeVisible();
      }
    },
    screen(
      'a receipt',
      () => `/receipt/${paid.order}`,
      ({ page }) => expect(page.getByRole('row', { name: /Total/ })).toBeVisible()
    ),
    screen(
      'a payment that came',
      () => `/payment-success?order=${paid.order}`,
      ({ page }) => expect(page.getByRole('heading', { name: 'Paid. It is yours.' })).toBeVisible()
    ),
    alike(
      screen(
        'a payment that is waited for',
        () => `/payment-success?order=${paid.waiting}`,
        ({ page }) => expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible()
      )
    )
  ]
};

/** The listing with what others say of it. */
const listing = (name: string, more: (app: AppPage) => Promise<unknown>, rest: Partial<View> = {}): View => ({
  ...screen(name, () => `/marketplace/${paid.slug}`, more),
  ...rest
});

export const wishlistAndReviewScenes: Scene = {
  name: 'wishes and reviews',
  path: '/faq',
  prepare: async (app) => {
    const { page } = app;
    const [first, second, third] = await listForSale(app);
    if (first === undefined || second === undefined || third === undefined) throw new Error('Too few');
    await signIn(app);
    await send(page, 'POST', 'wishlist-items', { slug: second.slug });
    const { id } = await send<OutputOf<CloudContract['wishlists.create']>>(page, 'POST', 'wishlists', {
      name: 'For the winter, and for everything that comes after'
    });
    await send(page, 'POST', 'wishlist-items', { slug: third.slug, wishlistId: id });
    await openPurchase(page, await buy(page, first));
    paid.slug = first.slug;
  },
  views: [
    screen(
      'the wishlist',
      () => '/wishlist',
      async ({ page }) => {
        await expect(page.getByRole('radio', { name: /^For the winter/ })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Remove “/ })).toHaveCount(2);
      }
    ),
    {
      name: 'a list without a name',
      open: async (app) => {
        await goTo(app, '/wishlist');
        await app.page.getByRole('button', { name: 'New list' }).click();
        await app.dialog.getByRole('button', { name: 'Make the list' }).click();
        await expect(app.dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
      }
    },
    listing('a review without stars', async ({ page }) => {
      await page.getByRole('button', { name: 'Publish review' }).click();
      await expect(page.getByText('Choose how many stars you give.')).toBeVisible();
    }),
    listing(
      'a report',
      async (app) => {
        await app.page.getByRole('button', { name: 'Report' }).first().click();
        await expect(app.dialog.getByRole('textbox')).toBeVisible();
      },
      { close: closeDialog }
    )
  ]
};

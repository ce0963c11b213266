// The pages of the seller area. All of them are views of one load of the page.
import { expect } from '@playwright/test';
import { seedShop } from '#tests/support/server/shop/seed-shop.ts';
import type { AppPage } from './app-page.ts';
import { closeDialog, goTo, resting, type Scene, stay, type View } from './scene.ts';
import { enter } from './scenes-account.ts';

type More = (app: AppPage) => Promise<unknown>;

const main = ({ page }: AppPage) => page.getByRole('main');
const button = (app: AppPage, name: string | RegExp) => main(app).getByRole('button', { name }).first();

/** A page of the area, once it shows `heading` and `more`. */
const page = (name: string, path: string, heading: string, more: More = stay): View =>
  resting(name, async (app) => {
    await goTo(app, path);
    await expect(app.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await more(app);
  });

/** A dialog over a page of the area. */
const over = (name: string, path: string, ask: More, more: More = stay): View => ({
  name,
  open: async (app) => {
    await goTo(app, path);
    await ask(app);
    await expect(app.dialog).toBeVisible();
    await more(app);
  },
  close: closeDialog
});

const press =
  (name: string | RegExp): More =>
  (app) =>
    button(app, name).click();

const openDraft =
  (title: string): More =>
  async (app) => {
    await goTo(app, '/seller');
    await button(app, `Edit “${title}”`).click();
    await expect(main(app).getByLabel('Title', { exact: true })).toHaveValue(title);
  };

export const sellerArea = (dataFolder: string): Scene => ({
  name: 'the seller area',
  path: '/faq',
  prepare: async (app) => {
    const { email } = await enter(app);
    await seedShop({ dataFolder, email });
    // The page learns here that it is signed in.
    await goTo(app, '/my-profile');
    await expect(app.page.getByRole('switch').first()).toBeVisible();
  },
  views: [
    page('the dashboard', '/seller', 'Seller dashboard', async (app) => {
      await expect(main(app).getByRole('list', { name: 'To do' })).toBeVisible();
      await expect(main(app).getByRole('table').first()).toBeVisible();
      await main(app)
        .getByRole('checkbox', { name: /Fog bell/ })
        .check();
      await expect(main(app).getByText('1 selected')).toBeVisible();
    }),
    page('the earnings', '/seller/earnings', 'Your earnings', async (app) => {
      // The last tab: on a phone the strip scrolls to it.
      const tabs = app.page.getByRole('navigation', { name: 'Selling' });
      await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
      await main(app).getByText('Sale: ').first().click();
      await expect(main(app).getByText('Commission (20%)').first()).toBeVisible();
      await expect(main(app).getByRole('list', { name: 'Statements' })).toBeVisible();
    }),
    over('a statement', '/seller/earnings', press(/^Open the statement for/), ({ dialog }) =>
      expect(dialog.getByText('Closing balance')).toBeVisible()
    ),
    over(
      'invoice details that lack a name',
      '/seller/earnings',
      press('Invoice details'),
      async ({ dialog }) => {
        await dialog.getByRole('button', { name: 'Save details' }).click();
        await expect(dialog.getByLabel('Name or company')).toHaveAttribute('aria-invalid', 'true');
      }
    ),
    page('the coupons', '/seller/coupons', 'Your coupons', (app) =>
      expect(main(app).getByText('HARBOR20')).toBeVisible()
    ),
    over('a coupon without a code', '/seller/coupons', press('Create coupon'), async ({ dialog }) => {
      await dialog.getByRole('button', { name: 'Create coupon' }).click();
      await expect(dialog.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
    }),
    page('the sales', '/seller/sales', 'Your sales', (app) =>
      expect(main(app).getByRole('list', { name: 'Your sales' }).getByRole('listitem')).toHaveCount(2)
    ),
    page('the questions', '/seller/questions', 'Questions to answer', async (app) => {
      await button(app, 'Answer').click();
      await expect(main(app).getByLabel('Your answer')).toBeVisible();
    }),
    page('the followers', '/seller/followers', 'Your followers', (app) =>
      expect(main(app).getByText('3 followers.')).toBeVisible()
    ),
    page('a new listing', '/seller/create-prompt', 'Create a listing', (app) =>
      expect(button(app, 'Use the prompt in the builder')).toBeVisible()
    ),
    page('a new bundle', '/seller/create-bundle', 'Create a bundle', (app) =>
      expect(button(app, 'Create bundle')).toBeVisible()
    ),
    resting('a listing in the editor', openDraft('Fog bell over the harbor')),
    resting('a bundle in the editor', openDraft('Water at night')),
    over('a message to buyers', '/seller', press('Message buyers of Fog bell over the harbor'))
  ]
});

/** The seller area of somebody who does not sell yet, and the application to sell. */
export const applying: Scene = {
  name: 'applying to sell',
  path: '/faq',
  prepare: async (app) => {
    await enter(app);
    await goTo(app, '/my-profile');
    await expect(app.page.getByRole('switch').first()).toBeVisible();
  },
  views: [
    resting('no seller yet', async (app) => {
      await goTo(app, '/seller');
      await expect(app.page.getByRole('heading', { name: 'You are not a seller yet' })).toBeVisible();
    }),
    resting('no prompt for a listing yet', async (app) => {
      await goTo(app, '/seller/create-prompt');
      await expect(app.page.getByRole('button', { name: 'Use the prompt in the builder' })).toBeVisible();
    }),
    resting('an application with mistakes', async (app) => {
      await goTo(app, '/become-a-seller');
      await button(app, 'Become a seller').click();
      await expect(main(app).getByText('Choose your country.')).toBeVisible();
    })
  ]
};

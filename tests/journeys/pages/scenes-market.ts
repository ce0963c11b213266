import { expect, type Locator } from '@playwright/test';
import type { CloudContract } from '#shared/contract/cloud/cloud.ts';
import type { OutputOf } from '#shared/contract/procedure.ts';
import type { ListingPage, PreviewMedia } from '#shared/domain/market/listing.ts';
import type { AppPage } from './app-page.ts';
import { closeDialog, goTo, leave, resting, type Scene, stay, type View } from './scene.ts';

const cards = ({ page }: AppPage) =>
  page.getByRole('main').getByRole('list', { name: 'Listings' }).getByRole('listitem');

/** Those of a kind; a server that has just started is still filled. */
export async function listOf({ page }: AppPage, kind: 'prompt' | 'bundle') {
  let items: OutputOf<CloudContract['listings.search']>['items'] = [];
  await expect(async () => {
    const answer = await page.request.get(`/api/v1/listings?kind=${kind}`);
    ({ items } = (await answer.json()) as OutputOf<CloudContract['listings.search']>);
    expect(items.length).toBeGreaterThan(5);
  }).toPass();
  return items;
}

const searchBox = ({ page }: AppPage) => page.getByRole('combobox', { name: 'Search the marketplace' });

/** Looking at each of many takes its time. */
const fewListings = '/marketplace?kind=bundle';

const openAll = async (place: Locator): Promise<void> => {
  const more = place.getByRole('button', { name: /^Show all \d+/ });
  await expect(place.getByRole('group', { name: 'Category' })).toBeVisible();
  while ((await more.count()) > 0) await more.first().click();
};

/** A view of the marketplace by its address, which says these words. */
const found = (name: string, query: string, words: string | RegExp, rest: Partial<View> = {}): View => ({
  name,
  open: async (app) => {
    await goTo(app, `/marketplace${query}`);
    const typed = new URLSearchParams(query).get('q');
    if (typed !== null) await expect(searchBox(app)).toHaveValue(typed);
    await expect(app.page.getByRole('main').getByText(words).first()).toBeVisible();
  },
  close: (app) => goTo(app, '/marketplace'),
  ...rest
});

/** The same without a connection. */
const unreachable = (view: View): View => ({
  ...view,
  open: async (app) => {
    await app.page.context().setOffline(true);
    await view.open(app);
  },
  close: async (app) => {
    await leave(app);
    await app.page.context().setOffline(false);
    await goTo(app, '/marketplace');
  }
});

const closeFilters: View['open'] = async (app) => {
  if (await app.dialog.isVisible()) return closeDialog(app);
  const fewer = app.page.getByRole('button', { name: 'Show fewer' });
  while ((await fewer.count()) > 0) await fewer.first().click();
};

export const marketScreen: Scene = {
  name: 'the marketplace',
  path: '/faq',
  prepare: async (app) => {
    await listOf(app, 'bundle');
    await goTo(app, '/marketplace');
    await expect(cards(app).first()).toBeVisible();
  },
  views: [
    // In a wide window the filters stand beside them.
    { ...resting('the listings', (app) => expect(cards(app).first()).toBeVisible()), to: 959 },
    {
      name: 'every choice of the filters',
      open: async (app) => {
        const beside = app.page.getByRole('complementary', { name: 'Filters' });
        if (await beside.isVisible()) return openAll(beside);
        await app.page.getByRole('button', { name: /^Filters/ }).click();
        return openAll(app.dialog);
      },
      close: closeFilters
    },
    {
      name: 'how the order is worked out',
      open: async (app) => {
        await goTo(app, fewListings);
        await app.page.getByRole('button', { name: 'How trending is worked out' }).click();
        await expect(app.dialog).toBeVisible();
      },
      close: async (app) => {
        await closeDialog(app);
        await goTo(app, '/marketplace');
      }
    },
    {
      name: 'suggestions',
      open: async (app) => {
        await goTo(app, fewListings);
        // A dialog that has just gone may still take the focus back to its button.
        await expect(async () => {
          await searchBox(app).fill('');
          await searchBox(app).fill('comm');
          await expect(app.page.getByRole('listbox').getByRole('option').first()).toBeVisible({
            timeout: 2000
          });
        }).toPass();
      },
      close: async (app) => {
        await searchBox(app).fill('');
        await expect(app.page.getByRole('listbox')).toHaveCount(0);
        // The emptied search is sent after a pause, and would otherwise take the next scene's out of the address.
        await expect(app.page).not.toHaveURL(/[?&]q=/);
        await goTo(app, '/marketplace');
      }
    },
    found(
      'what was chosen',
      '?q=rain&works=veo-3.1&ratio=16:9&ratio=9:16&price-from=2&price-to=80&rating=3&seconds-to=60&audio=1',
      /^\d+ listings?$/
    ),
    found('no match', '?q=neon+dodo&free=1', /^No listings match/),
    unreachable(found('no answer', '?q=never+looked+for', 'This page needs a connection'))
  ]
};

const drawn = { width: 1280, height: 720, posterUrl: null, thumbnailUrl: null, model: '', madeOn: null };

/** The demo comes without films and pictures of its own. */
const media: readonly PreviewMedia[] = [
  { kind: 'image', url: '/media/scene-1.svg', alt: 'A harbour in the rain', ...drawn },
  { kind: 'image', url: '/media/scene-2.svg', alt: 'The same at night', ...drawn },
  { kind: 'video', url: '/media/scene.webm', alt: 'Gulls rise over it', ...drawn }
];
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><rect width="1280" height="720" fill="#356"/></svg>';

const slugs = { prompt: '', bundle: '', shown: '' };

async function chooseListings(app: AppPage): Promise<void> {
  const { page } = app;
  const bundles = await listOf(app, 'bundle');
  const items = await listOf(app, 'prompt');
  const [prompt = '', shown = ''] = items.map(({ slug }) => slug);
  Object.assign(slugs, { prompt, shown, bundle: bundles[0]?.slug });
  await page.route('**/similar', (route) => route.fulfill({ json: items.slice(2, 6) }));
  await page.route(`**/api/v1/listings/${shown}`, async (route) => {
    const response = await route.fetch();
    const listing = (await response.json()) as ListingPage;
    await route.fulfill({ response, json: { ...listing, media: [...media] } satisfies ListingPage });
  });
  await page.route('**/media/scene*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture })
  );
}

const listing = (name: string, find: () => string, more: (app: AppPage) => Promise<unknown> = stay): View =>
  resting(name, async (app) => {
    await goTo(app, `/marketplace/${find()}`);
    await expect(app.page.getByRole('heading', { name: 'License and refunds' })).toBeVisible();
    await more(app);
  });

export const listingScreen: Scene = {
  name: 'a listing',
  path: '/faq',
  prepare: chooseListings,
  views: [
    listing(
      'a prompt for sale',
      () => slugs.prompt,
      async ({ page }) => {
        await expect(page.getByRole('heading', { name: 'Similar listings' })).toBeVisible();
        const all = page.getByRole('button', { name: /^Show all \d+/ });
        if ((await all.count()) > 0) await all.first().click();
      }
    ),
    listing(
      'a bundle with its prompts open',
      () => slugs.bundle,
      async ({ page }) => {
        const closed = page.getByRole('article').getByRole('button', { expanded: false });
        while ((await closed.count()) > 0) await closed.first().click();
      }
    ),
    listing(
      'a film among pictures',
      () => slugs.shown,
      ({ page }) => page.getByRole('button', { name: 'Show preview 3 of 3' }).click()
    ),
    found('a listing that is not there', '/no-such-listing', 'This listing is not for sale')
  ]
};

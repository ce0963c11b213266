import type { Locator } from '@playwright/test';
import type { AppPage } from '../pages/app-page.ts';
import { test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

test.afterEach(({ market }) => market.setReachable(true));

async function openMarketplace({ page }: AppPage): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Marketplace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
}

const cards = ({ page }: AppPage) =>
  page.getByRole('main').getByRole('list', { name: 'Listings' }).getByRole('listitem');

/** To the listing itself; a card has a way to one's wishlist as well. */
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link');

const search = ({ page }: AppPage) => page.getByRole('combobox', { name: 'Search the marketplace' });

/** Goes there as a link from elsewhere does, without loading the page anew. */
async function follow({ page }: AppPage, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('finds by a word that is typed wrong, narrows, sorts, opens a listing and comes back to its place', {
  tag: '@browser'
}, async ({ app }) => {
  const { page } = app;
  await openMarketplace(app);
  await expect(cards(app).first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(app)).toBeFocused();
  await search(app).pressSequentially('librarain');
  await expect(page).toHaveURL(/q=librarain/);
  await expect(search(app)).toBeFocused();
  await expect(page.getByRole('heading', { name: /^[1-9] listings?$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The librarian and the dragon', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page).not.toHaveURL(/q=/);
  await page.getByRole('group', { name: 'Aspect ratio' }).getByRole('button', { name: /^16:9/ }).click();
  await expect(page).toHaveURL(/ratio=16/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
  await expect(page).toHaveURL(/sort=price-high/);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('16:9');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards(app).count()).toBeGreaterThan(24);

  const link = linkOf(cards(app).nth(26));
  const title = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Structure' })).toBeVisible();
  // No app is installed here.
  await page.getByRole('link', { name: 'Open in Reelwright' }).click();
  await expect(page.getByText('The desktop app did not open')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/ratio=16.*sort=price-high/);
  await expect(page.getByRole('link', { name: title, exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport();
});

test('filters while typing, keeps the focus, drops a late answer, and Back leaves the search', {
  tag: '@browser'
}, async ({ app }) => {
  const { page } = app;
  await openMarketplace(app);
  await expect(cards(app).first()).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  const late = Promise.withResolvers<void>();
  const answered = page.waitForResponse((response) => /listings\?.*search=tape&/.test(response.url()));
  await page.route(/api\/v1\/listings\?.*search=tape&/, async (route) => {
    await late.promise;
    await route.continue();
  });

  await search(app).pressSequentially('tape');
  await expect(page).toHaveURL(/q=tape$/);
  await page.keyboard.press('ControlOrMeta+a');
  await search(app).pressSequentially('librarian');
  await expect(page).toHaveURL(/q=librarian$/);
  const count = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^1 listing$/ });
  await expect(count).toBeVisible();
  await expect(cards(app)).toHaveCount(1);
  await expect(search(app)).toHaveValue('librarian');
  await expect(search(app)).toBeFocused();

  late.resolve();
  await (await answered).finished();
  await expect(count).toBeVisible();
  await expect(linkOf(cards(app))).toHaveText('The librarian and the dragon');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL(/marketplace$/);
  await expect(search(app)).toHaveValue('');
});

test('an address shows the same to whoever follows it, arrow keys go from card to card, and a listing says what it is', async ({
  app
}) => {
  const { page } = app;
  await openMarketplace(app);
  await page.getByRole('switch', { name: 'Free only' }).click();
  await expect(page).toHaveURL(/free=1/);
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Free only');
  const paid = async () =>
    (await cards(app).count()) - (await cards(app).getByText('Free', { exact: true }).count());
  await expect.poll(paid).toBe(0);
  const first = await linkOf(cards(app).first()).textContent();
  const { pathname, search: query } = new URL(page.url());

  await app.go('Library');
  await follow(app, `${pathname}${query}`);
  await expect(page.getByRole('switch', { name: 'Free only' })).toBeChecked();
  await expect(linkOf(cards(app).first())).toHaveText(first ?? '');

  await follow(app, '/marketplace/no-such-listing');
  await expect(page.getByRole('heading', { name: 'This listing is not for sale' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse the marketplace' }).click();
  await expect(cards(app).first()).toBeVisible();

  const link = (place: number) => linkOf(cards(app).nth(place));
  await link(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(link(1)).toBeFocused();
  const title = (await link(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await openMarketplace(app);
  await page.getByRole('switch', { name: /^Works on my model/ }).click();
  await expect(page).toHaveURL(/works=/);
  // Listings of other journeys may be off sale by now.
  await linkOf(cards(app).filter({ hasText: '(demo)' }).first()).click();
  await expect(page.getByText(/^Works on your model/).first()).toBeVisible();
  const offer = page.getByRole('complementary', { name: 'Offer' });
  await expect(offer.getByRole('link', { name: 'Sign in to buy' })).toBeVisible();
  await expect(offer.getByText('Sandbox: no real money moves.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'License and refunds' })).toBeVisible();
});

test('without an answer it shows what was seen before with its date, and says so where nothing was', {
  tag: '@desktop'
}, async ({ app, market, build }) => {
  test.slow();
  const { page } = app;
  await openMarketplace(app);
  await expect(cards(app).first()).toBeVisible();
  const first = linkOf(cards(app).first());
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  market.setReachable(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
  const notice = page.getByText(/The marketplace cannot be reached. This is what was here on/);
  // In a browser the page itself came, with all that it shows.
  await expect(notice).toHaveCount(build === 'desktop' ? 1 : 0);

  await page.getByRole('article').getByRole('link', { name: 'Marketplace' }).click();
  await expect(page.getByText(/This is what was here on/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await search(app).fill('never looked for');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'This page needs a connection' })).toBeVisible({
    timeout: 30_000
  });
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to builder' })).toBeVisible();

  market.setReachable(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^No listings match never looked for/ })).toBeVisible();
});

import { expect, test } from '../pages/test.ts';

test('an unknown path says so, with the way home', async ({ page }) => {
  const response = await page.goto('/nowhere/at-all');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to builder' }).click();
  await expect(page.getByRole('textbox', { name: 'Concept' })).toBeVisible();
});

test('a screen on its way shows the loading view', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/seller-dashboard.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/seller');
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Seller dashboard' })).toBeVisible();
});

test('a screen that comes late after another one shows the loading view, and a quick one does not', async ({
  page
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/library-page-\w+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const rail = page.getByRole('navigation', { name: 'Main' });
  const concept = page.getByRole('textbox', { name: 'Concept' });
  await expect(concept).toBeVisible();
  await rail.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ })).toBeVisible();
  await expect(concept).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Template library', level: 1 })).toBeFocused();
  await expect(page.getByText('Loading...')).toHaveCount(0);

  await page.evaluate(() => {
    const watch = () => {
      if (document.body.textContent.includes('Loading...')) document.body.dataset['waited'] = '';
    };
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  });
  await rail.getByRole('link', { name: 'Builder' }).click();
  await expect(concept).toBeVisible();
  await rail.getByRole('link', { name: 'Library' }).click();
  await expect(page.getByRole('heading', { name: 'Template library', level: 1 })).toBeVisible();
  await expect(page.locator('body[data-waited]')).toHaveCount(0);
});

test('a screen that fails shows the spec’s words; Try again reloads and Go home goes home', async ({
  page
}) => {
  const plant = () =>
    page.route(/about-page.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const Page = () => { throw new Error('planted failure'); };"
      })
    );
  await plant();
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("An unexpected error occurred. Don't worry, your data is safe.")).toBeVisible();
  await page.getByText('Error details').click();
  await expect(page.getByText('planted failure')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.unroute(/about-page.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Prompts for video models/ })).toBeVisible();

  await plant();
  await page.reload();
  await page.getByRole('button', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/');
});

test('a screen that fails is reported once, also while its prerendered page is taken over', async ({
  page
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  page.on('pageerror', (error) => logged.push(error.message));
  await page.route(/about-page.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const Page = () => { throw new Error('planted failure'); };"
    })
  );
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(logged).toEqual([expect.stringContaining('planted failure')]);
});

test('a shell that fails shows the router’s words and the error', async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('planted failure');
    };
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('planted failure')).toBeVisible();
});

test('templates that do not load say so and can be tried again', async ({ page }) => {
  await page.route(/\/templates-\w+\.js/, (route) => route.abort());
  await page.goto('/library');
  await expect(page.getByText('Failed to load templates').first()).toBeVisible();
  await page.unroute(/\/templates-\w+\.js/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(12);
});

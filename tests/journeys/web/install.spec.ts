import { expect, test } from '../pages/test.ts';

type Manifest = {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
};

test('the manifest names the app, its start and icons that are there, one of them maskable', {
  tag: '@full-chromium'
}, async ({ page }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Reelwright', start_url: '/', display: 'standalone' });
  const sizes = manifest.icons.map(({ sizes: size, purpose = 'any' }) => `${size} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  for (const { src, sizes: size } of manifest.icons) {
    const drawn = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (size !== 'any') expect(drawn, src).toBe(size);
  }
});

test('a browser that may clear what is kept is said to, once there is something to lose', {
  tag: '@full-chromium'
}, async ({ app }) => {
  const notice = app.page.getByText('This browser may clear your prompts when space runs out.', {
    exact: false
  });
  await expect(notice).toHaveCount(0);
  await app.type('Concept', 'Worth keeping');
  await app.command('Prompt: Save to history');
  await expect(notice).toBeVisible();
  await app.page.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toHaveCount(0);
  await app.isSaved();
  await app.page.reload();
  await expect(app.field('Concept')).toHaveValue('Worth keeping');
  await expect(notice).toHaveCount(0);
});

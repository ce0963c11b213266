import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

test('a seller retargets a prompt whose model was retired, and reads why a search does not show it', async ({
  app,
  market
}) => {
  test.slow();
  const { page } = app;
  const main = page.getByRole('main');
  const { email, username } = await new Buyer(app).join(market.url);
  const title = `Tram ${username.slice(-8)}`;
  const data = { concept: 'A tram climbs the hill at dusk', model: 'sora-2', duration: 12 };
  await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title, priceCents: 500, data });

  await goTo(app, '/seller');
  await main
    .getByRole('list', { name: 'Your listings' })
    .getByRole('button', { name: `Edit “${title}”` })
    .click();
  const warning = main.getByText('The model of this prompt is retired.');
  await expect(warning).toBeVisible();
  await main.getByRole('button', { name: 'Retarget…' }).click();
  await expect(app.dialog.getByText('Sora 2 → Veo 3.1')).toBeVisible();
  await app.dialog.getByRole('button', { name: 'Retarget prompt' }).click();
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(warning).toBeVisible();

  await goTo(app, '/seller');
  const task = main.getByRole('list', { name: 'To do' }).getByRole('listitem').filter({ hasText: title });
  await expect(task).toContainText('Sora 2 is retired.');
  expect(await listViolations(page)).toEqual([]);
  await task.getByRole('button', { name: `Retarget “${title}”` }).click();
  await app.dialog.getByRole('combobox', { name: 'New model' }).selectOption('Veo 3.1');
  await expect(app.dialog.getByText('Sora 2 → Veo 3.1')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await app.dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(main.getByLabel('What’s new in this version')).toHaveValue('Works with Veo 3.1.');
  await expect(main.getByLabel('Title', { exact: true })).toHaveValue(title);

  await goTo(app, '/seller');
  await main.getByRole('button', { name: `Search ranking of “${title}”` }).click();
  const search = app.dialog.getByRole('searchbox', { name: 'Search' });
  await search.fill(title);
  await expect(app.dialog.getByText('Number 1 of 1', { exact: true })).toBeVisible();
  await expect(app.dialog.getByText('“tram” is in the title, which counts most.')).toBeVisible();
  await search.fill('tram submarine');
  await expect(app.dialog.getByText('This search hides your listing for 1 reason')).toBeVisible();
  await expect(app.dialog.getByText(/“submarine” is missing/)).toBeVisible();
  await search.fill(`${market.url}/marketplace?q=tram&price-to=2`);
  await expect(app.dialog.getByText('Its price is outside the chosen range.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});

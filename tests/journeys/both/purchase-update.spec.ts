import { seedNextVersion, seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { enter } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('a buyer changes a prompt, updates it to the next version with both changes, and undoes that', async ({
  app,
  browser,
  market
}) => {
  test.slow();
  const shop = await browser.newContext({ baseURL: market.url });
  const seller = new AppPage(await shop.newPage());
  const { email, username } = await enter(seller);
  const { dataFolder } = market;
  const title = `Ferry ${username.slice(-8)}`;
  const data = { concept: 'A ferry leaves the quay', action: 'Gulls follow', mood: 'calm', setting: 'Porto' };
  const slug = await seedSellerWithPrompt({ dataFolder, email, title, data });
  await shop.close();

  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  await buyer.offer.getByRole('button', { name: 'Get it for free' }).click();
  await app.dialog.getByRole('button', { name: 'Get it for free' }).click();
  await buyer.isTold('It is yours.');
  await buyer.open();
  await app.type('Concept', 'A ferry leaves the quay in fog');
  await app.type('Setting', 'Lisbon');
  await app.isSaved();

  const notes = 'The gulls are sharper.';
  const next = { concept: 'An old ferry leaves the quay', action: 'Gulls dive for bread' };
  await seedNextVersion({ dataFolder, slug, title, notes, data: next });
  await buyer.goToPurchases();
  await expect(buyer.purchases.first()).toContainText('Version 2 is available.');
  await app.page.getByRole('button', { name: `Compare and update: ${title}` }).click();
  await expect(app.dialog.getByText(notes)).toBeVisible();
  const action = app.dialog.getByRole('region', { name: 'Action' });
  await expect(action).toContainText('Changed by the seller');
  await expect(app.dialog.getByRole('region', { name: 'Setting' })).toContainText('Your change, kept');
  const concept = app.dialog.getByRole('region', { name: 'Concept' });
  for (const text of ['A ferry leaves the quay', 'A ferry leaves the quay in fog', next.concept])
    await expect(concept.getByText(text, { exact: true })).toBeVisible();
  const update = app.dialog.getByRole('button', { name: 'Update', exact: true });
  await expect(update).toHaveAttribute('aria-description', 'Choose a text for 1 field first.');
  expect(await listViolations(app.page)).toEqual([]);
  await concept.getByRole('radio', { name: 'Use version 2' }).check();
  await update.click();

  await expect(app.field('Concept')).toHaveValue(next.concept);
  await expect(app.field('Action')).toHaveValue(next.action);
  await expect(app.field('Setting')).toHaveValue('Lisbon');
  await expect(app.page.getByRole('note').filter({ hasText: `From ${title}` })).toContainText('version 2');
  await app.command('Edit: Undo');
  await expect(app.field('Concept')).toHaveValue('A ferry leaves the quay in fog');
  await expect(app.field('Action')).toHaveValue('Gulls follow');
  const note = app.page.getByRole('note').filter({ hasText: `From ${title}` });
  await note.getByRole('button', { name: 'Compare and update' }).click();
  await concept.getByRole('radio', { name: 'Keep yours' }).check();
  await update.click();
  await expect(app.field('Concept')).toHaveValue('A ferry leaves the quay in fog');
  await expect(app.field('Action')).toHaveValue(next.action);
  await expect(note.getByRole('button', { name: 'Compare and update' })).toHaveCount(0);
});

import { sql } from 'drizzle-orm';
import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { withServerDatabase } from '#tests/support/server/with-server-database.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { test } from '../pages/market-server.ts';
import { enter, openOwnProfile } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('an administrator takes down what was published without a review, in the words of its seller', async ({
  app,
  browser,
  market
}) => {
  test.setTimeout(120_000);
  const { dataFolder, url } = market;
  const shop = await browser.newContext({ baseURL: url });
  const seller = new AppPage(await shop.newPage());
  await seller.page.goto(url);
  const { email, username } = await enter(seller);
  const title = `Lamp ${username.slice(-8)}`;
  const slug = await seedSellerWithPrompt({ dataFolder, email, title });
  await openOwnProfile(seller, url);
  await withServerDatabase(dataFolder, ({ db }) =>
    db.execute(sql`
      with written as (
        insert into mail_languages (user_id, language) select id, 'es' from users where email = ${email}
        on conflict (user_id) do update set language = excluded.language
      )
      update listings set unreviewed_since = now() where slug = ${slug}`)
  );

  await enterAdministration(app, market, '/admin/content?kind=post_review');
  const queue = app.page.getByRole('list', { name: 'Waiting for a decision' });
  await queue.getByRole('link', { name: title }).click();
  await expect(queue.getByText('A keeper lights a lamp.').first()).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);
  await queue.getByRole('button', { name: 'Take down' }).click();
  const dialog = app.page.getByRole('dialog', { name: 'Take the listing down' });
  await expect(dialog.getByText(/^The seller reads Spanish/)).toBeVisible();
  await dialog.getByLabel('Start from').selectOption('It promises something that it does not deliver.');
  const reason = dialog.getByLabel('Reason');
  await expect(reason).toHaveValue('Promete algo que no cumple.');
  await reason.fill('Promete algo que no cumple: la lámpara no se enciende.');
  expect(await listViolations(app.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take down', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(queue.getByRole('link', { name: title })).toHaveCount(0);

  await seller.page.goto(`${url}/decisions`);
  await expect(seller.page.getByText('Listing taken down').first()).toBeVisible();
  await expect(seller.page.getByText(/la lámpara no se enciende/).first()).toBeVisible();
  await seller.page.goto(`${url}/marketplace/${slug}`);
  await expect(seller.page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await shop.close();
});

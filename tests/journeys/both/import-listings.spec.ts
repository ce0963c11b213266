import { seedSellerWithPrompt } from '#tests/support/server/seed-seller.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

test('a seller looks at what a table would become, and imports the rows that are right as drafts', async ({
  app,
  market,
  giveFile
}) => {
  const { email, username } = await new Buyer(app).join(market.url);
  await seedSellerWithPrompt({ dataFolder: market.dataFolder, email, title: `Bell ${username.slice(-8)}` });
  // The account is read again, with the new role.
  await app.page.reload();
  await app.isReady();
  await goTo(app, '/seller');
  const choose = (name: string, text: string) =>
    giveFile(name, text, () => app.page.getByRole('button', { name: 'Import…' }).click());
  await choose('wrong.csv', 'Name;Price\r\nRain;1\r\n');
  await expect(app.dialog.getByText('The first row has no Title column.')).toBeVisible();
  await app.dialog.getByRole('button', { name: 'Cancel' }).click();
  await choose(
    'prompts.csv',
    '\uFEFFTitle;Price in USD;Tags\r\nHarbor rain;4,50;fog, night\r\nCheap;0,10;\r\n'
  );
  const rows = app.dialog.getByRole('list', { name: 'What becomes a draft' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /Row 2: Harbor rain.*Becomes a draft/,
    /Row 3: Cheap.*The price is not 0 or between/
  ]);
  expect(await listViolations(app.page)).toEqual([]);
  await app.dialog.getByRole('button', { name: 'Import 1 draft' }).click();
  await expect(app.page.getByRole('heading', { level: 3, name: 'Harbor rain' })).toBeVisible();
  await expect(app.page.getByRole('heading', { level: 3, name: 'Cheap' })).toHaveCount(0);
});

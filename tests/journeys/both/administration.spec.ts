import { nextCodeFor } from '#tests/support/server/authenticator.ts';
import { runServerCommand } from '#tests/support/server/run-server-command.ts';
import { withServerDatabase } from '#tests/support/server/with-server-database.ts';
import { AccountPage } from '../pages/account-page.ts';
import { AppPage } from '../pages/app-page.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { enter } from '../pages/scenes-account.ts';
import { expect } from '../pages/test.ts';

test('an administrator steps up and suspends a person, who appeals and is heard; the log has it all', async ({
  app,
  browser,
  market
}) => {
  test.slow();
  const home = await browser.newContext({ baseURL: market.url });
  const person = new AppPage(await home.newPage());
  const { username, name, email, password } = await enter(person);

  const account = new AccountPage(app.page);
  const admin = await new Buyer(app).join(market.url);
  const rail = app.page.getByRole('navigation', { name: 'Main' });
  await rail.getByRole('link', { name: /profile/i }).click();
  await account.shows('Your profile');
  const secret = await account.setUpSecondStep(admin);
  await account.press('I have kept them');
  // Other journeys leave administrators behind, and with another one nobody answers an appeal of their own decision.
  await withServerDatabase(market.dataFolder, ({ pool }) => pool.query('delete from user_roles'));
  await runServerCommand(market.dataFolder, 'grant-admin', admin.email);
  await rail.getByRole('link', { name: 'Purchases' }).click();
  await account.shows('Your purchases');
  await rail.getByRole('link', { name: /profile/i }).click();
  await account.follow('Administration');

  await account.shows('Administration');
  await account.fill('Code', '000000');
  await account.press('Confirm');
  await expect(app.page.getByText('The code is not right, or it was used already.')).toBeVisible();
  await account.fill('Code', nextCodeFor(secret));
  await account.press('Confirm');
  await account.follow('Users');
  await account.shows('User management');
  const people = app.page.getByRole('list', { name: 'People' });
  await expect(people.getByRole('listitem').first()).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);

  await account.fill('Search people', username);
  await account.press('Search');
  await expect(people.getByRole('listitem')).toHaveCount(1);
  await people.getByRole('link').click();
  await expect(app.page.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);
  await account.press('Suspend account');
  const dialog = app.page.getByRole('dialog', { name: 'Suspend account' });
  const reason = 'Three listings copied another seller.';
  await dialog.getByLabel('Reason').fill(reason);
  expect(await listViolations(app.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await expect(dialog).toBeHidden();
  await expect(app.page.getByRole('button', { name: 'Lift suspension' })).toBeVisible();

  await person.page.goto(`${market.url}/auth/sign-in`);
  const theirs = new AccountPage(person.page);
  await theirs.fillSignIn({ email, password, username, name });
  await theirs.shows('Your profile');
  await person.page.getByRole('link', { name: 'Why, and how to appeal' }).click();
  await expect(person.page.getByText(reason)).toBeVisible();
  expect(await listViolations(person.page)).toEqual([]);
  await person.page.getByRole('button', { name: 'Appeal' }).click();
  const appeal = person.page.getByRole('dialog', { name: 'Appeal' });
  const words = 'I wrote all three of them myself, see their dates.';
  await appeal.getByLabel('Why is this decision wrong?').fill(words);
  await appeal.getByRole('button', { name: 'Send appeal' }).click();
  await expect(person.page.getByText('We have not answered yet.')).toBeVisible();

  await account.follow('Appeals');
  await account.shows('Appeals');
  await expect(app.page.getByText(words)).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);
  await account.press('Decide this appeal');
  const deciding = app.page.getByRole('dialog', { name: 'Decide this appeal' });
  await deciding.getByLabel('Answer').fill('The dates show that yours are older.');
  await deciding.getByRole('button', { name: 'Accept the appeal' }).click();
  await expect(app.page.getByRole('heading', { name: 'No open appeals' })).toBeVisible();

  await account.follow('Audit log');
  await account.shows('Audit log');
  const entries = app.page.getByRole('list', { name: 'Entries' });
  for (const act of ['Accepted an appeal', 'Lifted a suspension', 'Suspended an account'])
    await expect(entries.getByRole('heading', { name: act }).first()).toBeVisible();
  expect(await listViolations(app.page)).toEqual([]);

  await person.page.reload();
  await expect(person.page.getByText('Appeal accepted')).toBeVisible();
  await home.close();
});

import { sql } from 'drizzle-orm';
import { withServerDatabase } from '#tests/support/server/with-server-database.ts';
import { AccountPage } from '../pages/account-page.ts';
import { listViolations } from '../pages/axe.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

// The server of these tests is shared with others: what is announced never begins.
test.afterEach(({ market }) =>
  withServerDatabase(market.dataFolder, ({ db }) =>
    db.execute(sql`update legal_texts set withdrawn_at = now() where withdrawn_at is null`)
  )
);

test('an administrator writes a license, compares it, schedules it and withdraws it; everybody reads all versions', async ({
  app,
  market
}) => {
  test.slow();
  const { page } = app;
  const account = new AccountPage(page);
  await enterAdministration(app, market, '/admin/settings/texts');
  const open = async () => {
    await account.press('New version: Personal license');
    return page.getByRole('dialog', { name: 'New version: Personal license' });
  };
  const dialog = await open();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText('Change the English text, which is what counts.')).toBeVisible();
  const english = dialog.getByLabel('Text in English');
  await english.fill((await english.inputValue()).replace('for yourself', 'for yourself and your family'));
  await expect(dialog.getByRole('insertion')).toContainText('and your family');
  await dialog.getByLabel('Begins on').fill('2099-01-01');
  await dialog.getByLabel('Reason').fill('Families asked for it.');
  expect(await listViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Families asked for it.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await goTo(app, '/admin/log');
  await expect(page.getByRole('heading', { name: 'Scheduled a text' }).first()).toBeVisible();

  await goTo(app, '/terms');
  const license = page.getByRole('region', { name: 'Personal license' });
  await license.getByText('Announced · Version 2099-01-01').click();
  await expect(license.getByText('for yourself and your family')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  await goTo(app, '/admin/settings/texts');
  const withdrawal = 'Withdraw version 2099-01-01 of: Personal license';
  await account.press(withdrawal);
  const withdrawing = page.getByRole('dialog', { name: withdrawal });
  await withdrawing.getByLabel('Reason').fill('The wording is not clear.');
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn: version 2099-01-01')).toBeVisible();
  await goTo(app, '/terms');
  await expect(page.getByRole('region', { name: 'Personal license' })).toBeVisible();
  await expect(page.getByText('Announced · Version 2099-01-01')).toHaveCount(0);
});

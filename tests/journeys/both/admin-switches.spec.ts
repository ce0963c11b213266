import { sql } from 'drizzle-orm';
import { withServerDatabase } from '#tests/support/server/with-server-database.ts';
import { AccountPage } from '../pages/account-page.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer } from '../pages/buyer.ts';
import { enterAdministration } from '../pages/enter-administration.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

const listing = 'The librarian and the dragon';

// The server of these tests is shared with others.
test.afterEach(({ market }) =>
  withServerDatabase(market.dataFolder, ({ db }) =>
    db.execute(
      sql`with ended as (update announcements set ends_at = now()), allowed as (delete from forbidden_words)
          update platform_restrictions set is_in_force = false`
    )
  )
);

test('an administrator closes buying, and starts maintenance: people see why, and reading goes on', async ({
  app,
  market
}) => {
  test.slow();
  const { page } = app;
  const account = new AccountPage(page);
  const buyer = new Buyer(app);
  const admin = await enterAdministration(app, market, '/admin/settings');
  await page.getByRole('link', { name: 'Switches' }).click();

  const change = async (action: string) => {
    await account.press(action);
    const dialog = page.getByRole('dialog', { name: action });
    await dialog.getByLabel('Reason').fill('The payment provider has an outage.');
    expect(await listViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: action }).click();
    await expect(dialog).toBeHidden();
  };
  await expect(
    page.getByRole('list', { name: 'Open and closed' }).getByText('Open', { exact: true })
  ).toHaveCount(3);
  await change('Close buying');
  await expect(page.getByText('The payment provider has an outage.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await buyer.find(listing);
  await expect(buyer.offer.getByText(/^Nothing can be bought at the moment/)).toBeVisible();
  await expect(buyer.offer.getByRole('button', { name: /^Buy for/ })).toBeDisabled();

  await goTo(app, '/admin/settings/switches');
  await account.press('New announcement');
  const writing = page.getByRole('dialog', { name: 'New announcement' });
  await writing.getByLabel('Text in English').fill('Payments pause tonight from 22:00.');
  await writing.getByLabel('Reason').fill('The payment provider announced it.');
  await writing.getByRole('button', { name: 'Publish announcement' }).click();
  await expect(writing.getByText('Write the text in this language too.')).toBeVisible();
  await writing.getByLabel('Text in Spanish').fill('Los pagos se detienen esta noche a las 22:00.');
  expect(await listViolations(page)).toEqual([]);
  await writing.getByRole('button', { name: 'Publish announcement' }).click();
  const banner = page.getByRole('region', { name: 'Announcements' }).getByText('Payments pause tonight');
  await expect(banner).toBeVisible();
  await page.reload();
  await app.isReady();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await app.isReady();
  await expect(page.getByText('Shown now · Information')).toBeVisible();
  await expect(banner).toHaveCount(0);

  await page.getByRole('link', { name: 'Words' }).click();
  await account.fill('Word or phrase', 'Casino');
  await account.fill('Reason', 'Gambling is not advertised here.');
  await account.press('Add word');
  await expect(page.getByRole('list', { name: 'Words not allowed' }).getByText('Casino')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Mail and keys' }).click();
  await account.press('Send test mail');
  const asking = page.getByRole('dialog', { name: 'Send a test mail?' });
  await asking.getByLabel('Reason').fill('A new mail server.');
  await asking.getByRole('button', { name: 'Send test mail' }).click();
  await expect(page.getByText(`Accepted for ${admin.email}.`, { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Keys' }).getByRole('listitem')).not.toHaveCount(0);
  expect(await listViolations(page)).toEqual([]);

  await goTo(app, '/admin/settings/switches');
  await change('Start maintenance');
  await goTo(app, '/my-profile');
  await account.press('Sign out');
  const rail = page.getByRole('navigation', { name: 'Main' });
  await expect(rail.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await buyer.find(listing);
  await goTo(app, '/contact');
  await account.fill('Your name', 'Ada');
  await account.fill('E-mail address', 'ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I hand in a bundle of prompts?');
  await account.press('Send message');
  await expect(page.getByText(/^Reelwright is in maintenance/)).toBeVisible();
});

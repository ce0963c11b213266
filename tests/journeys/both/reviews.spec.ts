import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

const title = 'The librarian and the dragon';

test('what was bought and opened can be reviewed, and the review changed and taken back', async ({
  app,
  market,
  goOutside
}) => {
  test.slow();
  const { page } = app;
  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  await buyer.review();
  const outside = await goOutside(() => buyer.agreeToPay());
  await outside.getByRole('button', { name: /^Pay \$/ }).click();
  await buyer.isTold('Paid. It is yours.');

  await buyer.find(title);
  await expect(page.getByText('Open what you bought, then you can review it.')).toBeVisible();
  await buyer.goToPurchases();
  await page.getByRole('button', { name: `Open in builder: ${title}` }).click();
  await app.dialog.getByRole('button', { name: 'Agree and open' }).click();
  await expect(app.field('Concept')).toHaveValue(/librarian/);

  await buyer.find(title);
  const own = page.getByRole('region', { name: 'Your review' });
  await own.getByRole('button', { name: 'Publish review' }).click();
  await expect(own.getByRole('alert')).toHaveText('Choose how many stars you give.');
  await own.getByRole('radio', { name: '4 stars' }).check();
  await own.getByLabel(/What should others know/).fill('The dragon goes back where it belongs.');
  await own.getByRole('button', { name: 'Publish review' }).click();
  await expect(own.getByText('The dragon goes back where it belongs.')).toBeVisible();

  const unconfirmed = own.getByText('Not in the marketplace yet');
  await expect(unconfirmed).toHaveCount(0);
  await page.context().setOffline(true);
  await own.getByRole('button', { name: 'Edit' }).click();
  await own.getByRole('radio', { name: '5 stars' }).check();
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByRole('img', { name: /5/ })).toBeVisible();
  await expect(unconfirmed).toBeAttached();
  await page.context().setOffline(false);
  await expect(unconfirmed).toHaveCount(0);

  await own.getByRole('button', { name: 'Remove review' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove review' }).click();
  await expect(own.getByRole('button', { name: 'Publish review' })).toBeVisible();

  await page
    .getByRole('button', { name: /notification/i })
    .first()
    .click();
  await expect(app.dialog.getByText('Purchase paid')).toBeVisible();
});

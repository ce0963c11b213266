import { mergeTests } from '@playwright/test';
import { AppPage } from '../pages/app-page.ts';
import { Buyer } from '../pages/buyer.ts';
import { test as market } from '../pages/market-server.ts';
import { expect, test as desktop } from './desktop-app.ts';

const test = mergeTests(desktop, market);

test('the link on the page after paying brings the app forward, at the order', async ({
  launch,
  startAgain,
  market: { url },
  context
}) => {
  test.slow();
  const { app, page } = await launch();
  const window = new AppPage(page);
  const buyer = new Buyer(window);
  await buyer.join(url);
  await buyer.find('The librarian and the dragon');
  await app.evaluate(({ shell }) => {
    shell.openExternal = (address) => Promise.resolve(void Object.assign(globalThis, { address }));
  });
  await buyer.review();
  await buyer.agreeToPay();
  const readAddress = () => app.evaluate(() => (globalThis as { readonly address?: string }).address);
  await expect.poll(readAddress).toContain('/sandbox/checkout/');
  await expect(page.getByRole('heading', { level: 2, name: 'Not paid yet' })).toBeVisible();
  await window.go('Library');

  const outside = await context.newPage();
  await outside.goto((await readAddress()) ?? '');
  await outside.getByRole('button', { name: /^Pay \$/ }).click();
  const link = await outside.getByRole('link', { name: 'Back to the app' }).getAttribute('href');
  // The payer need not be signed in there.
  await expect(outside.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveCount(0);

  await startAgain(link ?? '');
  await buyer.isTold('Paid. It is yours.');
  await expect(page.getByText('The librarian and the dragon')).toBeVisible();
});

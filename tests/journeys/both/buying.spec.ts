import type { Page } from '@playwright/test';
import { readPdf } from '../../support/read-pdf.ts';
import { runServerCommand } from '../../support/server/run-server-command.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

test.afterEach(({ market }) => market.setReachable(true));

const title = 'The librarian and the dragon';

const notOnDevice = 'Connect to the internet to open this prompt. It is not on this device yet.';

/** At the sandbox, on whichever page it is. */
async function choose(outside: Page, name: string | RegExp): Promise<void> {
  await outside.getByRole('button', { name, exact: true }).click();
}

async function approveRefund(dataFolder: string): Promise<void> {
  const [id = ''] = (await runServerCommand(dataFolder, 'refund-requests')).split(' ');
  await runServerCommand(dataFolder, 'decide-refund', id, 'approve', 'The preview is of another prompt.');
}

test('a visitor makes an account, buys, opens, works on without a connection, and is refunded', {
  tag: '@desktop'
}, async ({ app, context, market, restart, goOutside }) => {
  test.slow();
  const buyer = new Buyer(app);
  await buyer.find(title);
  await buyer.joinFromOffer(context, market.url);
  await buyer.review();
  const outside = await goOutside(() => buyer.agreeToPay());
  await choose(outside, /^Pay \$/);
  await buyer.isTold('Paid. It is yours.');
  await buyer.open();
  await expect(app.field('Concept')).toHaveValue(/librarian/);
  await expect(app.page.getByRole('note').filter({ hasText: `From ${title}` })).toContainText(
    'Personal license'
  );
  await app.isSaved();

  market.setReachable(false);
  const later = await restart();
  const again = new Buyer(later);
  await again.goToPurchases();
  await expect(again.page.getByText(/Prompts that you opened on this device still open/)).toBeVisible({
    timeout: 40_000
  });
  await again.page.getByRole('button', { name: `Open in builder: ${title}` }).click();
  await expect(later.field('Concept')).toHaveValue(/librarian/, { timeout: 40_000 });

  market.setReachable(true);
  await again.goToPurchases();
  await expect(again.purchases).toContainText(['On this device']);
  await again.page.getByRole('button', { name: `More for ${title}` }).click();
  await again.page.getByRole('menuitem', { name: 'Request refund…' }).click();
  await later.dialog.getByRole('button', { name: 'Request refund' }).click();
  await expect(later.dialog.getByText('Write at least 20 characters.')).toBeVisible();
  await later.dialog.getByLabel('Why do you want a refund?').fill('The dragon never quite leaves the page.');
  await later.dialog.getByRole('button', { name: 'Request refund' }).click();
  await expect(later.dialog).toHaveCount(0);
  await expect(again.purchases).toContainText(['Refund requested']);
  await expect(again.purchases.getByText('On this device')).toBeVisible();
  await approveRefund(market.dataFolder);
  await later.go('Builder');
  await again.goToPurchases();
  await expect(again.purchases).toContainText(['Refunded']);
  await expect(again.purchases.getByText('On this device')).toHaveCount(0);
  await later.go('Builder');
  await expect(later.field('Concept')).toHaveValue('');
});

test('a payment that is declined can be tried again, its receipt is a file, and what was paid is listed without a connection', {
  tag: '@desktop'
}, async ({ app, market, goOutside, takeFile, setOnline }) => {
  test.slow();
  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  await buyer.review();
  const outside = await goOutside(() => buyer.agreeToPay());
  await choose(outside, 'Decline');
  await outside.getByRole('link', { name: 'Leave without paying' }).click();
  await buyer.isTold('The payment was declined');
  const second = await goOutside(() => buyer.page.getByRole('button', { name: 'Try again' }).click());
  await choose(second, /^Pay \$/);
  await buyer.isTold('Paid. It is yours.');
  await buyer.page.getByRole('main').getByRole('link', { name: 'Receipt' }).click();
  await expect(buyer.page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expect(buyer.page.getByRole('main').getByText(/^R-\d+$/)).toBeVisible();
  await expect(buyer.page.getByRole('main').getByRole('row', { name: /Total/ })).toContainText('$3.49');
  const file = await takeFile(() => buyer.page.getByRole('button', { name: 'Download PDF' }).click());
  expect(file.name).toMatch(/^Reelwright R-\d+\.pdf$/);
  expect(file.text.slice(0, 5)).toBe('%PDF-');
  const { text, pageCount } = await readPdf(file.bytes);
  expect(pageCount).toBe(1);
  expect(text).toContain(`${title} (version 1)`);
  expect(text).toContain('Sandbox: no real money has moved.');

  // Paid and unopened, and never listed while the server could be reached.
  market.setReachable(false);
  const { page } = buyer;
  await page.reload();
  await buyer.goToPurchases();
  await expect(page.getByText(/^The server cannot be reached. These are your purchases/)).toBeVisible({
    timeout: 40_000
  });
  await expect(buyer.purchases).toHaveCount(1);
  await expect(buyer.purchases).toContainText([title]);
  const open = page.getByRole('button', { name: `Open in builder: ${title}` });
  await expect(open).toBeDisabled();
  await expect(open).toHaveAccessibleDescription(notOnDevice);
  market.setReachable(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(open).toBeEnabled();

  const more = page.getByRole('button', { name: `More for ${title}` });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Receipt' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await setOnline(false);
  await expect(open).toBeDisabled();
  await expect(open).toHaveAccessibleDescription(notOnDevice);
  await open.focus();
  await expect(open).toBeFocused();
  await more.click();
  for (const name of ['Receipt', 'Request refund…']) {
    const item = page.getByRole('menuitem', { name, exact: true });
    await expect(item).toBeDisabled();
    await expect(item).toHaveAccessibleDescription('Connect to the internet to do this.');
  }
});

test('a purchase that was left can be gone on with, or cancelled', async ({ app, market, goOutside }) => {
  test.slow();
  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  await buyer.review();
  const outside = await goOutside(() => buyer.agreeToPay());
  await outside.getByRole('link', { name: 'Leave without paying' }).click();
  await buyer.isTold('Not paid yet');

  await buyer.goToPurchases();
  await expect(buyer.page.getByText(`“${title}” for $3.49 is not paid yet.`)).toBeVisible();
  await buyer.page.getByRole('link', { name: 'Go on' }).click();
  await buyer.page.getByRole('button', { name: 'Cancel the purchase' }).click();
  await buyer.isTold('This purchase was canceled');

  await buyer.page.getByRole('link', { name: 'See the listing' }).click();
  await buyer.review();
  const second = await goOutside(() => buyer.agreeToPay());
  await choose(second, 'Pay later');
  await buyer.isTold('Paid. It is yours.');
});

test('two tabs that buy the same pay once', { tag: '@browser' }, async ({
  app,
  context,
  market,
  goOutside
}) => {
  test.slow();
  const buyer = new Buyer(app);
  await buyer.join(market.url);
  await buyer.find(title);
  const other = await context.newPage();
  await other.goto(buyer.page.url());
  const otherOffer = other.getByRole('complementary', { name: 'Offer' });
  await buyer.review();
  await otherOffer.getByRole('button', { name: /^Buy for/ }).click();
  const outside = await goOutside(() => buyer.agreeToPay());
  await other.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(other).toHaveURL(/\/sandbox\//);
  await expect(outside).toHaveURL(other.url());
  await choose(outside, /^Pay \$/);
  await buyer.isTold('Paid. It is yours.');
  await other.reload();
  await other.getByRole('link', { name: 'Back to Reelwright' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Paid. It is yours.' })).toBeVisible();
  await buyer.goToPurchases();
  await expect(buyer.purchases).toHaveCount(1);
});

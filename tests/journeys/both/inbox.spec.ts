import type { AppPage } from '../pages/app-page.ts';
import { test } from '../pages/market-server.ts';
import { expect } from '../pages/test.ts';

test.afterEach(({ market }) => {
  market.setReachable(true);
  market.setLossy(false);
});

async function goTo({ page }: AppPage, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const waitingPill = ({ page }: AppPage) =>
  page.getByRole('contentinfo').getByRole('link', { name: '1 message waits' });

/** The messages that wait to be sent, on the page of the form. */
const waiting = ({ page }: AppPage) => page.getByRole('region', { name: 'Waiting to be sent' });

test('a message is kept through mistakes, a reload and a server that does not answer, and goes later', {
  tag: '@desktop'
}, async ({ app, market, restart }) => {
  test.slow();
  const { page } = app;
  await goTo(app, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/Say who you are/);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail address').fill('ada at example');
  await page.getByRole('textbox', { name: 'Message' }).fill('How do I hand in a bundle of prompts?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.getByLabel('E-mail address').fill('ada@example.com');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'How do I hand in a bundle of prompts?'
  );
  await expect(page.getByLabel('E-mail address')).toHaveValue('ada@example.com');
  market.setReachable(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(waiting(app)).toBeVisible({
    timeout: 30_000
  });
  await expect(waiting(app).getByRole('listitem')).toContainText('Message: “How do I hand in');
  await page.getByRole('button', { name: /^Discard: / }).click();
  await expect(waiting(app)).toHaveCount(0);
  await expect(waitingPill(app)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(waiting(app)).toBeVisible();

  await goTo(app, '/produced');
  await expect(waiting(app).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await waitingPill(app).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(waiting(app)).toBeVisible();

  const again = await restart(() => market.setReachable(true));
  await expect.poll(() => market.written.some((one) => one.startsWith('/api/v1/contact '))).toBe(true);
  await expect(waitingPill(again)).toHaveCount(0);
  const list = await again.open('Notifications');
  await expect(list.getByText('Sent what was waiting for a connection')).toHaveCount(1);
  await again.page.keyboard.press('Escape');
  const sent = market.written.filter((one) => one.startsWith('/api/v1/contact '));
  for (const one of sent) expect(one).toContain('How do I hand in a bundle of prompts?');
  // A page that closes while it sends leaves the message to the next one: the server takes each key once.
  const keys = market.keys.filter((_key, place) => market.written[place]?.startsWith('/api/v1/contact '));
  expect(new Set(keys).size).toBe(1);
  await goTo(again, '/contact');
  await expect(again.page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect(waiting(again)).toHaveCount(0);
});

test('a message goes at once, goes under the same name again when its answer was lost, and a video is proposed', async ({
  app,
  market,
  setOnline
}) => {
  test.slow();
  const { page } = app;
  await goTo(app, '/contact');
  await page.getByLabel('Your name').fill('Grace');
  await page.getByLabel('E-mail address').fill('grace@example.com');
  await page.getByLabel('What it is about').selectOption('Something does not work');
  await page.getByRole('textbox', { name: 'Message' }).fill('The preview stays black on my screen.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
  await expect
    .poll(() => market.written.some((one) => one.includes('The preview stays black on my screen.')))
    .toBe(true);
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');

  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail address').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Does this reach you, and once only?');
  market.setLossy(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(waiting(app)).toBeVisible({
    timeout: 30_000
  });
  await expect.poll(() => market.lostAnswers, { timeout: 30_000 }).toContain('/api/v1/contact');
  market.setLossy(false);
  // It also goes by itself, maybe before the button is pressed.
  const sendNow = page.getByRole('button', { name: 'Send now' });
  await expect(async () => {
    if (await sendNow.isVisible()) await sendNow.click({ timeout: 1000 });
    await expect(waiting(app)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  const keys = market.keys.filter((_key, place) => market.written[place]?.includes('once only?'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).not.toBe('');

  await test.step('a message that the server refuses later is edited and sent again', async () => {
    // Written offline, it has left the form before it is refused; refused at once, it would stay in the form.
    await setOnline(false);
    await page.getByRole('button', { name: 'Write another' }).click();
    await page.getByLabel('Your name').fill('Ada');
    await page.getByLabel('E-mail address').fill('ada@example.com');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Refuse this one first.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(waiting(app)).toBeVisible();
    await page.route('**/api/v1/contact', (route) =>
      route.fulfill({ status: 422, json: { code: 'invalid_input' } })
    );
    await setOnline(true);
    const refused = page.getByRole('region', { name: 'Could not be sent' });
    await expect(refused.getByRole('listitem')).toContainText('Message: “Refuse this one first.”');
    await expect(waiting(app)).toHaveCount(0);
    await page.unroute('**/api/v1/contact');
    await refused.getByRole('button', { name: /^Edit and send again: / }).click();
    await expect(refused).toHaveCount(0);
    await expect(message).toHaveValue('Refuse this one first.');
    await message.fill('Take this one now.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message has arrived.')).toBeVisible();
    const sent = market.written.filter((one) => one.startsWith('/api/v1/contact '));
    expect(sent.at(-1)).toContain('Take this one now.');
  });

  await app.go('Builder');
  await app.type('Main subject', 'a paper boat');
  await app.isSaved();
  await goTo(app, '/produced');
  await page.getByRole('button', { name: 'Add to showcase' }).click();
  await expect(app.dialog.getByText(/paper boat/)).toBeVisible();
  await app.dialog.getByLabel('Address of the video').fill('https://example.com/film');
  await app.dialog.getByRole('button', { name: 'Propose the video' }).click();
  await expect(app.dialog.getByLabel('Address of the video')).toBeFocused();
  await app.dialog.getByLabel('Address of the video').fill('https://youtu.be/aqz-KE-bpKQ');
  await app.dialog.getByLabel('Title').fill('Paper boat');

  await page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to showcase' }).click();
  await expect(app.dialog.getByLabel('Title')).toHaveValue('Paper boat');
  await app.dialog.getByLabel('Made by').fill('Ada');
  await app.dialog.getByRole('button', { name: 'Propose the video' }).click();
  await expect(app.dialog).toHaveCount(0);
  await expect(app.toast('The video was proposed and will be looked at').first()).toBeAttached();
  const proposal = market.written.find((one) => one.startsWith('/api/v1/showcase '));
  expect(proposal).toContain('a paper boat');
  expect(proposal).toContain('https://youtu.be/aqz-KE-bpKQ');
});

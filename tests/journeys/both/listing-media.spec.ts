import sharp from 'sharp';
import { runServerCommand } from '#tests/support/server/run-server-command.ts';
import { clips } from '#tests/support/server/test-media.ts';
import { listViolations } from '../pages/axe.ts';
import { Buyer } from '../pages/buyer.ts';
import { test } from '../pages/market-server.ts';
import { goTo } from '../pages/scene.ts';
import { expect } from '../pages/test.ts';

/** With the place where it was taken, as a camera writes it. */
const takePhotograph = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
});

test('a seller adds images and a video, describes them, puts them in order and chooses a poster', {
  tag: '@desktop'
}, async ({ app, market }) => {
  test.slow();
  const { page } = app;
  const main = page.getByRole('main');
  const buyer = new Buyer(app);
  const { username } = await buyer.join(market.url);
  const title = `Tram ${username.slice(-8)}`;
  await goTo(app, '/become-a-seller');
  await main.getByLabel('Country').selectOption('Portugal');
  await main.getByLabel('What do you want to sell?').fill('Weather seen through windows.');
  await main.getByLabel('I have read the terms for sellers and accept them.').check();
  await main.getByRole('button', { name: 'Become a seller' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seller dashboard' })).toBeVisible();

  await goTo(app, '/');
  await app.type('Concept', 'A tram climbs a wet hill while the bells argue with gulls');
  await app.command('Prompt: Sell this prompt');
  // Each problem leads to the field where it is solved.
  await main.getByRole('button', { name: 'Write a title of 3 to 100 characters.' }).press('Enter');
  await expect(main.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type(title);
  await main.getByLabel('Category', { exact: true }).fill('City');
  await main
    .getByLabel('Description', { exact: true })
    .fill('A yellow tram on a steep street.\n\n- rain\n- gulls');
  await main.getByLabel('Price in US dollars').fill('4.99');
  await expect(main.getByText('Add an image or video: a listing with a price needs')).toBeVisible();

  const choose = async (...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const choosing = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: 'Add images or videos' }).click();
    await (await choosing).setFiles(files);
  };
  await choose({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Buy milk.') });
  await expect(main.getByRole('alert')).toContainText('This file cannot be read as an image or video.');
  expect(await listViolations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Remove notes.mp4' }).click();

  await choose(
    await takePhotograph('secret-hill.jpg', '#264'),
    await takePhotograph('secret-tram.jpg', '#642'),
    { name: 'secret-clip.webm', mimeType: 'video/webm', buffer: Buffer.from(clips.webm) }
  );
  const list = main.getByRole('list', { name: 'Images and videos of this listing' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(main.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
  await list.getByLabel('Alt text').nth(2).fill('The tram passes');
  const grip = (place: number) => list.getByRole('button', { name: new RegExp(`^${place} of 3`) });
  await grip(3).press('ArrowUp');
  await grip(2).press('ArrowUp');
  await expect(list.getByLabel('Alt text').first()).toHaveValue('The tram passes');
  await list.getByLabel('Alt text').nth(1).fill('A wet hill');
  await list.getByLabel('Alt text').nth(2).fill('A tram stop');
  await list.getByRole('button', { name: 'Choose poster frame' }).click();
  await app.dialog.getByLabel('Position in the video').fill('1.2');
  expect(await listViolations(page)).toEqual([]);
  await app.dialog.getByRole('button', { name: 'Use this frame' }).click();
  await expect(app.dialog).toHaveCount(0);
  const video = list.locator('video');
  await expect(video).toHaveAttribute('poster', /^\/media\/listings\/[0-9a-f]{40}\.webp$/);
  const preview = main.getByRole('region', { name: 'As buyers see it' });
  await expect(preview.getByRole('button', { name: 'Show preview 2 of 3' })).toBeVisible();
  const readBackground = () =>
    preview.locator('[data-theme]').evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await readBackground();
  await preview.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(readBackground).not.toBe(light);
  await preview.getByRole('radio', { name: 'Desktop' }).check();
  await expect(preview.getByRole('complementary', { name: 'Offer' })).toContainText('Buy for $4.99');
  expect(await main.innerHTML()).not.toContain('secret-');
  expect(await listViolations(page)).toEqual([]);
  const film = await video.getAttribute('src');
  const part = await page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { range: 'bytes=4-7' } });
    return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength];
  }, film ?? '');
  expect(part).toEqual([206, 'video/webm', 4]);
  await main.getByRole('button', { name: 'Submit listing' }).click();
  await expect(main.getByText('In review')).toBeVisible();

  const queue = await runServerCommand(market.dataFolder, 'listing-queue');
  const [id = ''] = (queue.split('\n').find((line) => line.includes(title)) ?? '').split(' ');
  await runServerCommand(market.dataFolder, 'decide-listing', id, 'approve', 'Looked at it.');
  await buyer.find(title);
  await expect(main.getByRole('button', { name: 'Show preview 3 of 3' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'gulls' })).toBeVisible();
});

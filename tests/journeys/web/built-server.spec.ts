import sharp from 'sharp';
import { Buyer } from '../pages/buyer.ts';
import { expect, test } from '../pages/test.ts';

test('the built server decodes pictures in its worker process', async ({ app, baseURL }) => {
  test.slow();
  await new Buyer(app).join(baseURL ?? '');
  const choosing = app.page.waitForEvent('filechooser');
  await app.page.getByRole('button', { name: 'Choose a picture' }).click();
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  const picture = app.page.getByRole('main').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { AccountPage, createAccount } from '../pages/account-page.ts';
import { test } from '../pages/cloud-test.ts';
import { expect } from '../pages/test.ts';

type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** As a phone writes it: with the place, and lying on its side. */
const photograph = async (background: string): Promise<ChosenFile> => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Ada', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
});

async function choose(page: Page, file: ChosenFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await choosing).setFiles(file);
}

test('a picture is shown without what the camera wrote into it, replaced, and removed', async ({
  app,
  cloud
}) => {
  test.slow();
  const { page } = app;
  const ada = await createAccount(cloud);
  const account = new AccountPage(page);
  await account.signIn(ada);
  await account.shows('Your profile');
  const own = page.getByRole('main').locator('img');
  const inRail = page.getByRole('link', { name: `Profile, ${ada.name}` }).locator('img');
  const read = (address: string) => page.request.get(address);

  await choose(page, await photograph('#c22'));
  await expect(own).toBeVisible();
  const first = (await own.getAttribute('src')) ?? '';
  await expect(inRail).toHaveAttribute('src', first);
  await expect.poll(() => own.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  const kept = await (await read(first)).body();
  expect(kept.includes('Ada')).toBe(false);
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  expect((await sharp(kept).metadata()).exif).toBeUndefined();

  await choose(page, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Buy milk.') });
  await expect(page.getByRole('alert')).toContainText(
    'This file is not a picture or film that can be shown.'
  );
  await choose(page, { name: 'wall.png', mimeType: 'image/png', buffer: Buffer.alloc(8_000_001) });
  await expect(page.getByRole('alert')).toContainText('This picture is larger than 8 MB.');
  await expect(own).toHaveAttribute('src', first);

  await choose(page, await photograph('#2c2'));
  await expect(own).not.toHaveAttribute('src', first);
  const second = (await own.getAttribute('src')) ?? '';
  await expect(inRail).toHaveAttribute('src', second);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await read(first)).status()).toBe(404);

  await account.follow('See it as others do');
  await account.shows(ada.name);
  await expect(own).toHaveAttribute('src', second);
  await page.goBack();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(own).toHaveCount(0);
  await expect(inRail).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  expect((await read(second)).status()).toBe(404);
});

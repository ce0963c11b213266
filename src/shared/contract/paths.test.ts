import { describe, expect, test } from 'vitest';
import {
  findPage,
  getDocumentTitle,
  isListedPage,
  isOpenPage,
  isWrittenPage,
  pageNames,
  paths
} from './paths.ts';

/** Spec §2, with a value for each part that is open. */
const addresses = [
  '/',
  '/library',
  '/about',
  '/contact',
  '/howto',
  '/auth/sign-in',
  '/auth/reset/token',
  '/produced',
  '/faq',
  '/marketplace',
  '/marketplace/neon-rain',
  '/seller',
  '/seller/create-bundle',
  '/seller/create-prompt',
  '/seller/earnings',
  '/purchases',
  '/wishlist',
  '/payment-success',
  '/receipt/ord_1',
  '/my-profile',
  '/profile/ada',
  '/admin',
  '/admin/users',
  '/admin/content',
  '/admin/sales',
  '/admin/settings',
  '/json-video-prompting',
  '/ai-video-prompts',
  '/runway-prompts',
  '/sora-prompts',
  '/veo3-prompts',
  '/cinematic-prompts',
  '/commercial-prompts',
  '/social-media-prompts',
  '/become-a-seller'
];

describe('the addresses of the app', () => {
  test.each(addresses)('%s has a screen, with and without a last slash', (address) => {
    expect(findPage(address)).toBeDefined();
    expect(findPage(address.replace(/\/?$/, '/'))).toBe(findPage(address));
  });

  test.each([
    '/nowhere',
    '/Library',
    '/library/more',
    '/profile',
    '/profile/ada/more',
    '/seller/payouts',
    '//'
  ])('%s has none', (address) => {
    expect(findPage(address)).toBeUndefined();
  });

  test('each screen finds itself by its own link', () => {
    for (const name of pageNames) expect(findPage(paths[name].getHref('ada & co'))).toBe(name);
  });

  test('no two screens share a title', () => {
    expect(new Set(pageNames.map((name) => getDocumentTitle(name))).size).toBe(pageNames.length);
    expect(getDocumentTitle(undefined)).toBe('Page not found · Reelwright');
  });

  test('only screens that need no account are open', () => {
    expect(isOpenPage('faq')).toBe(true);
    expect(pageNames.filter((name) => !isOpenPage(name)).map((name) => paths[name].state)).not.toContain(
      'open'
    );
    expect(isOpenPage('adminSales')).toBe(false);
  });

  test('the build writes pages at one address that need no database', () => {
    expect(isWrittenPage('faq')).toBe(true);
    expect(isWrittenPage('marketplace')).toBe(false);
    expect(pageNames.filter(isListedPage).filter((name) => paths[name].path.includes(':'))).toEqual([]);
  });
});

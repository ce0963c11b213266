import { describe, expect, test } from 'vitest';
import { visitor } from '#shared/domain/people/actor.ts';
import { can, permissions } from '#shared/domain/people/permissions.ts';
import {
  findPage,
  getDocumentTitle,
  isListedPage,
  isPublicPage,
  isPrerenderedPage,
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

  test('every page names an action of the permission table', () => {
    expect(pageNames.filter((name) => !(paths[name].access in permissions))).toEqual([]);
  });

  test('a page with the same content for everybody is open to visitors and to the suspended', () => {
    const suspended = {
      kind: 'person',
      id: 'usr_1',
      roles: ['user'],
      status: 'suspended',
      isVerified: false
    } as const;
    const shut = pageNames
      .filter(isPublicPage)
      .filter((name) => !can(visitor, paths[name].access) || !can(suspended, paths[name].access));
    expect(shut).toEqual([]);
  });

  test('a page of an account, of sellers or of administrators is not open to visitors', () => {
    expect(pageNames.filter((name) => !can(visitor, paths[name].access))).toEqual([
      'myProfile',
      'purchases',
      'receipt',
      'wishlist',
      'sync',
      'sellerMessages',
      'decisions',
      'following',
      'seller',
      'createBundle',
      'coupons',
      'sales',
      'followers',
      'questions',
      'earnings',
      'admin',
      'adminOperations',
      'adminMessages',
      'adminUsers',
      'adminUser',
      'adminListing',
      'adminContent',
      'adminSales',
      'adminSettings',
      'adminSwitches',
      'adminWords',
      'adminCategories',
      'adminTexts',
      'adminModels',
      'adminServer',
      'adminAppeals',
      'adminAudit'
    ]);
  });

  test('the build writes pages at one address that need no database', () => {
    expect(isPrerenderedPage('faq')).toBe(true);
    expect(isPrerenderedPage('marketplace')).toBe(false);
    expect(pageNames.filter(isListedPage).filter((name) => paths[name].path.includes(':'))).toEqual([]);
  });
});

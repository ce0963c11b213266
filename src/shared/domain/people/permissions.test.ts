import { describe, expect, test } from 'vitest';
import { type Person, visitor } from './actor.ts';
import { type Action, can, permissions } from './permissions.ts';

const user: Person = { kind: 'person', id: 'usr_1', roles: ['user'], status: 'active', isVerified: true };
const seller: Person = { ...user, id: 'usr_2', roles: ['user', 'seller'] };
const admin: Person = { ...user, id: 'usr_3', roles: ['user', 'admin'] };
const suspended: Person = { ...seller, status: 'suspended' };
const actions = Object.keys(permissions) as Action[];

describe('the permission table', () => {
  test('lets everybody read and enter', () => {
    const reading: readonly Action[] = [
      'catalog.read',
      'profile.read',
      'showcase.read',
      'account.authenticate'
    ];
    for (const action of reading) {
      for (const actor of [visitor, user, seller, admin, suspended]) expect(can(actor, action)).toBe(true);
    }
  });

  test('lets a visitor do nothing that has an owner or asks for a role', () => {
    const refused = actions.filter((action) => !can(visitor, action));
    expect(refused).toEqual([
      'account.manage',
      'profile.edit',
      'order.place',
      'order.manage',
      'purchase.read',
      'purchase.open',
      'showcase.moderate',
      'sync.use',
      'follow.manage',
      'wishlist.manage',
      'review.write',
      'review.reply',
      'review.vote',
      'listing.report',
      'review.report',
      'question.ask',
      'question.answer',
      'question.report',
      'result.write',
      'result.report',
      'message.send',
      'message.read',
      'message.report',
      'notice.read',
      'decision.read',
      'decision.appeal',
      'seller.apply',
      'seller.dashboard.read',
      'listing.write',
      'media.upload',
      'coupon.write',
      'sale.write',
      'follower.read',
      'earnings.read',
      'payout.manage',
      'admin.enter',
      'admin.dashboard.read',
      'admin.operations.manage',
      'admin.users.read',
      'admin.users.manage',
      'admin.content.read',
      'admin.content.decide',
      'admin.sales.read',
      'admin.settings.read',
      'admin.settings.manage',
      'admin.models.read',
      'admin.models.manage',
      'admin.audit.read'
    ]);
  });

  test('lets people change only what is theirs', () => {
    expect(can(seller, 'review.reply', { ownerId: 'usr_2' })).toBe(true);
    expect(can(seller, 'review.reply', { ownerId: 'usr_1' })).toBe(false);
    expect(can(seller, 'review.reply', { ownerId: null })).toBe(false);
    expect(can(admin, 'profile.edit', { ownerId: 'usr_1' })).toBe(false);
  });

  test('asks who buys for an address that is theirs', () => {
    expect(can(user, 'order.place')).toBe(true);
    expect(can({ ...user, isVerified: false }, 'order.place')).toBe(false);
  });

  test('leaves the suspended their reading, their data and the way out, and nothing else', () => {
    expect(actions.filter((action) => can(suspended, action))).toEqual(
      actions.filter((action) => 'isOpenToSuspended' in permissions[action])
    );
    expect(can(suspended, 'account.manage')).toBe(true);
    expect(can(suspended, 'showcase.submit')).toBe(false);
  });

  test('gives an administrator no right by being one that the table does not name', () => {
    expect(can(admin, 'showcase.moderate')).toBe(true);
    expect(can(admin, 'review.reply')).toBe(false);
    expect(can(seller, 'showcase.moderate')).toBe(false);
  });

  test('keeps listings to sellers and administration to administrators', () => {
    const dashboards: readonly Action[] = ['listing.write', 'admin.dashboard.read'];
    expect(
      [visitor, user, seller, admin].map((actor) => dashboards.map((action) => can(actor, action)))
    ).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, true]
    ]);
  });
});

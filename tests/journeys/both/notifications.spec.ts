import { buildNotification } from '#tests/support/builders.ts';
import { seedDevice } from '../pages/seed.ts';
import { expect, test } from '../pages/test.ts';

test('the newest twenty of twenty-one notifications are kept, also over a restart', {
  tag: '@desktop'
}, async ({ app, restart }) => {
  const twenty = Array.from({ length: 20 }, (_, index) => buildNotification(index + 1));
  await seedDevice(app, { notifications: twenty });
  const bell = app.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Notif/ });
  await expect(bell).toHaveAccessibleName('Notifications, 20 new');
  await app.press('Mod+Shift+s');
  await expect(app.toast(/Saved “Prompt 1”/).first()).toBeAttached();
  // Writes reach the device in order: once the prompt is there, so is the last notification.
  await app.type('Concept', 'Kept after all of them');
  await app.isSaved();
  const again = await restart();
  const list = await again.open('Notifications');
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await expect(list.getByRole('listitem').first()).toContainText('Prompt 1');
  await expect(list.getByRole('listitem').last()).toContainText(/Notification 2\D/);
  await expect(list.getByText('20 unread')).toBeVisible();
});

test('notifications are read one by one or all at once, cleared with a way back, and hold an undo once its toast is gone', async ({
  app
}) => {
  const empty = await app.open('Notifications');
  await expect(empty.getByText('No notifications yet')).toBeVisible();
  await empty.getByRole('button', { name: 'Go on working' }).click();
  for (const index of [1, 2, 3]) {
    await app.press('Mod+Shift+s');
    await expect(app.toast(new RegExp(`Saved “Prompt ${index}”`)).first()).toBeAttached();
  }
  const bell = app.page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Notif/ });
  await expect(bell).toHaveAccessibleName('Notifications, 3 new');
  await bell.click();
  const list = app.page.getByRole('dialog', { name: 'Notifications', exact: true });
  await list.getByRole('button', { name: /^Mark “Saved “Prompt 3”.*” as read$/ }).click();
  await expect(list.getByText('2 unread')).toBeVisible();
  await list.getByRole('button', { name: 'Mark all read' }).click();
  await expect(list.getByText('All read', { exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Clear all' }).click();
  await expect(list.getByText('3 notifications cleared')).toBeVisible();
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await app.page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);

  const history = await app.open('History');
  await history.getByRole('button', { name: 'Delete Prompt 1' }).click();
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await app.page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await bell.click();
  const deleted = list.getByRole('listitem').filter({ hasText: 'Deleted “Prompt 1”' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await app.page.keyboard.press('Escape');
  const again = await app.open('History');
  await expect(again.getByRole('listitem')).toHaveCount(3);
});

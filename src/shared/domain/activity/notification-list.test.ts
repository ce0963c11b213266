import { expect, test } from 'vitest';
import type { Notification } from './notification.ts';
import { addNotification, countUnread, markRead } from './notification-list.ts';

const notification = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  type: 'info',
  title: id,
  message: '',
  timestamp: 0,
  read: false,
  ...changes
});

test('keeps the newest twenty notifications, newest first', () => {
  const names = Array.from({ length: 23 }, (_, index) => `n${index}`);
  const list = names.reduce((all, id) => addNotification(all, notification(id)), [] as Notification[]);
  expect(list.map(({ id }) => id)).toEqual(names.toReversed().slice(0, 20));
});

test('a notification told again replaces the older one', () => {
  const again = notification('a', { title: 'Again' });
  expect(addNotification([notification('b'), notification('a')], again)).toEqual([again, notification('b')]);
});

test('marks the named ones read and counts the others', () => {
  const list = markRead(
    ['a', 'b', 'c'].map((id) => notification(id)),
    ['b', 'unknown']
  );
  expect(list).toEqual([notification('a'), notification('b', { read: true }), notification('c')]);
  expect(countUnread(list)).toBe(2);
});

import { EventEmitter } from 'node:events';
import type { NotificationConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { type NativeNotification, shellContract } from '#shared/contract/shell.ts';
import { createNativeNotifications } from './native-notifications.ts';

class FakeNotification extends EventEmitter {
  isShown = false;
  readonly options: NotificationConstructorOptions;

  constructor(options: NotificationConstructorOptions) {
    super();
    this.options = options;
  }

  show(): void {
    this.isShown = true;
  }

  close(): void {
    this.isShown = false;
  }
}

const paid: NativeNotification = {
  topic: 'purchases',
  title: 'Paid',
  body: 'Rain is yours.',
  path: '/purchases'
};

function open({ isSupported = true, isOn = true } = {}) {
  const made: FakeNotification[] = [];
  const opened: (string | null)[] = [];
  const notify = createNativeNotifications({
    isSupported: () => isSupported,
    create: (options) => {
      const notification = new FakeNotification(options);
      made.push(notification);
      return notification as never;
    },
    isOn: () => isOn,
    open: (path) => opened.push(path)
  });
  return { notify, made, opened };
}

test('a notification is shown, and a click opens its page', () => {
  const { notify, made, opened } = open();
  notify(paid);
  notify({ ...paid, path: null });
  for (const notification of made) notification.emit('click', {});
  expect(made.map(({ options, isShown }) => ({ ...options, isShown }))).toContainEqual({
    title: 'Paid',
    body: 'Rain is yours.',
    isShown: true
  });
  expect(opened).toEqual(['/purchases', null]);
});

test.each([{ isOn: false }, { isSupported: false }])('with %j nothing is made', (given) => {
  const { notify, made } = open(given);
  notify(paid);
  expect(made).toEqual([]);
});

test('twenty stay at most', () => {
  const { notify, made } = open();
  for (let count = 0; count < 25; count += 1) notify(paid);
  expect(made.map(({ isShown }) => isShown).lastIndexOf(false)).toBe(4);
});

test.each(['/purchases', '/marketplace/rain-x?sort=new', '/'])('the page %s can be opened', (path) => {
  expect(shellContract['integration.notify'].input.safeParse({ ...paid, path }).success).toBe(true);
});

test.each([
  'https://example.com/',
  '//example.com',
  'purchases',
  '/nowhere',
  '/../etc',
  `/profile/${'a'.repeat(600)}`
])('a notification that would open %s is refused', (path) => {
  expect(shellContract['integration.notify'].input.safeParse({ ...paid, path }).success).toBe(false);
});

import { expect, test } from 'vitest';
import { isPermissionAllowed } from './permission-policy.ts';

const others = [
  'clipboard-read',
  'media',
  'geolocation',
  'notifications',
  'fileSystem',
  'openExternal',
  'usb',
  'hid',
  'unknown'
];

test('the app itself may copy to the clipboard', () => {
  expect(isPermissionAllowed('clipboard-sanitized-write', 'app://bundle/library')).toBe(true);
});

test.each(others)('%s is denied to the app too', (permission) => {
  expect(isPermissionAllowed(permission, 'app://bundle/')).toBe(false);
});

test.each(['https://example.com/', 'app://bundle.evil.org/', 'null', ''])(
  '%j may not even copy',
  (origin) => {
    expect(isPermissionAllowed('clipboard-sanitized-write', origin)).toBe(false);
  }
);

import type { NativeImage } from 'electron';
import { expect, test, vi } from 'vitest';
import { createUnreadBadge } from './unread-badge.ts';

function open(platform: NodeJS.Platform) {
  const setBadgeCount = vi.fn(() => true);
  const setOverlayIcon = vi.fn();
  const image: Partial<NativeImage> = {};
  const createImage = vi.fn(() => image as NativeImage);
  const show = createUnreadBadge({
    app: { setBadgeCount },
    listWindows: () => [{ setOverlayIcon }],
    createImage,
    platform
  });
  return { show, setBadgeCount, setOverlayIcon, createImage };
}

test.each(['darwin', 'linux'] as const)('%s shows the number', (platform) => {
  const { show, setBadgeCount, setOverlayIcon } = open(platform);
  show(3);
  show(0);
  expect(setBadgeCount.mock.calls).toEqual([[3], [0]]);
  expect(setOverlayIcon).not.toHaveBeenCalled();
});

test('Windows shows a dot with the number as its words', () => {
  const { show, setBadgeCount, setOverlayIcon, createImage } = open('win32');
  show(3);
  show(0);
  expect(setOverlayIcon.mock.calls).toEqual([
    [{}, 'Unread notices: 3'],
    [null, '']
  ]);
  const [[bitmap, size]] = createImage.mock.calls as unknown as [[Buffer, { width: number; height: number }]];
  expect(bitmap).toHaveLength(size.width * size.height * 4);
  const opacityAt = (x: number, y: number) => bitmap[(y * size.width + x) * 4 + 3];
  expect([opacityAt(8, 8), opacityAt(0, 0)]).toEqual([255, 0]);
  expect(setBadgeCount).not.toHaveBeenCalled();
});

import type { App, BrowserWindow, NativeImage } from 'electron';
import { shellLabel } from '../system/shell-labels.ts';

type Parts = {
  readonly app: Pick<App, 'setBadgeCount'>;
  readonly listWindows: () => readonly Pick<BrowserWindow, 'setOverlayIcon'>[];
  readonly createImage: (bitmap: Buffer, size: { width: number; height: number }) => NativeImage;
  readonly platform: NodeJS.Platform;
};

/** Shows how many notices are unread on the icon of the app; Windows has no number there, so it gets a dot. */
export function createUnreadBadge({ app, listWindows, createImage, platform }: Parts) {
  return (count: number): void => {
    if (platform !== 'win32') {
      app.setBadgeCount(count);
      return;
    }
    const dot = count === 0 ? null : createImage(drawDot(), { width: dotSize, height: dotSize });
    const words = count === 0 ? '' : `${shellLabel('badge.unread')}: ${count}`;
    for (const window of listWindows()) window.setOverlayIcon(dot, words);
  };
}

const dotSize = 16;
/** Blue, green, red and opacity: the accent color of the app. */
const dotColor = [0x4d, 0x5b, 0xe5, 0xff] as const;

/** A filled circle, four bytes a pixel, its edge softened over one pixel. */
function drawDot(): Buffer {
  const pixels = Buffer.alloc(dotSize * dotSize * 4);
  const center = (dotSize - 1) / 2;
  for (let y = 0; y < dotSize; y += 1) {
    for (let x = 0; x < dotSize; x += 1) {
      const cover = Math.min(Math.max(dotSize / 2 - Math.hypot(x - center, y - center), 0), 1);
      // Bitmaps carry their colors multiplied by the opacity.
      for (const [channel, value] of dotColor.entries())
        pixels[(y * dotSize + x) * 4 + channel] = Math.round(value * cover);
    }
  }
  return pixels;
}

// The bounds of the window: as the user left it, but always where it can be seen and grabbed.
import type { Bounds } from '../system/shell-state-store.ts';

export const minWindowSize = { width: 480, height: 600 } as const;
const defaultWindowSize = { width: 1280, height: 860 } as const;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The area both cover, in square pixels. */
function sharedArea(one: Bounds, other: Bounds): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function fitInto(screen: Bounds, size: { width: number; height: number }): { width: number; height: number } {
  return {
    width: Math.max(minWindowSize.width, Math.min(size.width, screen.width)),
    height: Math.max(minWindowSize.height, Math.min(size.height, screen.height))
  };
}

/**
 * `screens` are the displays' work areas, the primary one first. Remembered bounds move onto the screen they share
 * most with; bounds on a screen that is gone, or none, give the usual size in the middle of the primary screen.
 */
export function placeWindow(remembered: Bounds | null, screens: readonly [Bounds, ...Bounds[]]): Bounds {
  const [primary] = screens;
  if (remembered !== null) {
    const home = screens.reduce((best, screen) =>
      sharedArea(screen, remembered) > sharedArea(best, remembered) ? screen : best
    );
    if (sharedArea(home, remembered) > 0) {
      const size = fitInto(home, remembered);
      return {
        ...size,
        x: clamp(remembered.x, home.x, Math.max(home.x, home.x + home.width - size.width)),
        y: clamp(remembered.y, home.y, Math.max(home.y, home.y + home.height - size.height))
      };
    }
  }
  const size = fitInto(primary, remembered ?? defaultWindowSize);
  return {
    ...size,
    x: Math.max(primary.x, primary.x + Math.round((primary.width - size.width) / 2)),
    y: Math.max(primary.y, primary.y + Math.round((primary.height - size.height) / 2))
  };
}

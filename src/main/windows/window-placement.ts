// The bounds of a window: as the user left it, but always where it can be seen and grabbed.
import type { Bounds, Display, WindowState } from '../system/window-state.ts';

export const minWindowSize = { width: 480, height: 600 } as const;
const defaultWindowSize = { width: 1280, height: 860 } as const;
/** So that one does not hide the other. */
const offset = 24;
/** The part of a window's top that must be on a screen. */
const grip = { width: 100, height: 32 } as const;

export type Displays = readonly [Display, ...Display[]];

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The area that both cover, in pixels. */
function shareOf(one: Bounds, other: Bounds): { readonly width: number; readonly height: number } {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? { width, height } : { width: 0, height: 0 };
}

function sharedArea(one: Bounds, other: Bounds): number {
  const { width, height } = shareOf(one, other);
  return width * height;
}

function fitInto(screen: Bounds, size: { width: number; height: number }): { width: number; height: number } {
  return {
    width: Math.max(minWindowSize.width, Math.min(size.width, screen.width)),
    height: Math.max(minWindowSize.height, Math.min(size.height, screen.height))
  };
}

function moveInto(screen: Bounds, bounds: Bounds): Bounds {
  const size = fitInto(screen, bounds);
  return {
    ...size,
    x: clamp(bounds.x, screen.x, Math.max(screen.x, screen.x + screen.width - size.width)),
    y: clamp(bounds.y, screen.y, Math.max(screen.y, screen.y + screen.height - size.height))
  };
}

function centerOn(screen: Bounds, wanted: { width: number; height: number }): Bounds {
  const size = fitInto(screen, wanted);
  return {
    ...size,
    x: Math.max(screen.x, screen.x + Math.round((screen.width - size.width) / 2)),
    y: Math.max(screen.y, screen.y + Math.round((screen.height - size.height) / 2))
  };
}

/**
 * The primary display comes first. A window returns to the display it stood on, wherever that stands now and whatever
 * its scale; without it to the one that its bounds share most with; else to the middle of the primary one.
 */
export function placeWindow(
  { bounds, display }: Pick<WindowState, 'bounds' | 'display'>,
  displays: Displays
): Bounds {
  const [{ workArea: primary }] = displays;
  if (bounds === null) return centerOn(primary, defaultWindowSize);
  const same = display === null ? undefined : displays.find(({ id }) => id === display.id);
  if (display !== null && same !== undefined) {
    const { workArea: now } = same;
    const { workArea: before } = display;
    return moveInto(now, { ...bounds, x: bounds.x - before.x + now.x, y: bounds.y - before.y + now.y });
  }
  const areas = displays.map(({ workArea }) => workArea);
  const home = areas.reduce((best, area) =>
    sharedArea(area, bounds) > sharedArea(best, bounds) ? area : best
  );
  return sharedArea(home, bounds) > 0 ? moveInto(home, bounds) : centerOn(primary, bounds);
}

/** A new window stands a little below the one it was opened from. */
export const placeBeside = (bounds: Bounds): Bounds => ({
  ...bounds,
  x: bounds.x + offset,
  y: bounds.y + offset
});

/** True where no display shows enough of the window's top to take hold of it. */
export function isOutOfReach(bounds: Bounds, displays: Displays): boolean {
  const top = { ...bounds, height: grip.height };
  return !displays.some(({ workArea }) => {
    const { width, height } = shareOf(top, workArea);
    return width >= Math.min(grip.width, bounds.width) && height >= grip.height / 2;
  });
}

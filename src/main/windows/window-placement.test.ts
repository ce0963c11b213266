import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bounds, Display } from '../system/window-state.ts';
import { isOutOfReach, minWindowSize, placeBeside, placeWindow } from './window-placement.ts';

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const monitor = { x: 1440, y: 0, width: 2560, height: 1440 };

/** The bounds with which a window of these bounds opens on displays with these areas; the first is the primary one. */
const place = (
  bounds: Bounds | null,
  areas: readonly [Bounds, ...Bounds[]],
  display: Display | null = null
) => {
  const [first, ...rest] = areas.map((workArea, id) => ({ id, workArea }));
  return placeWindow({ bounds, display }, [first ?? { id: 0, workArea: areas[0] }, ...rest]);
};

test('opens in the usual size in the middle of the primary screen the first time', () => {
  expect(place(null, [monitor])).toEqual({ x: 2080, y: 290, width: 1280, height: 860 });
});

test('stands where it was left', () => {
  const left = { x: 1600, y: 100, width: 900, height: 700 };
  expect(place(left, [laptop, monitor])).toEqual(left);
});

test('comes home, in its size, when its monitor is gone', () => {
  const left = { x: 1600, y: 100, width: 900, height: 700 };
  expect(place(left, [laptop])).toEqual({ x: 270, y: 113, width: 900, height: 700 });
});

test('moves back onto the screen when it stuck out', () => {
  expect(place({ x: -500, y: -300, width: 900, height: 700 }, [laptop])).toMatchObject({ x: 0, y: 25 });
});

test('shrinks to a smaller screen, never below what the app needs', () => {
  expect(place({ x: 0, y: 0, width: 3000, height: 2000 }, [laptop])).toEqual(laptop);
  expect(place({ x: 0, y: 0, width: 10, height: 10 }, [laptop])).toMatchObject(minWindowSize);
});

test('can always be seen and grabbed by its top left corner', () => {
  const whole = fc.integer({ min: -5000, max: 5000 });
  const length = fc.integer({ min: 1, max: 5000 });
  const bounds = fc.record({ x: whole, y: whole, width: length, height: length });
  fc.assert(
    fc.property(fc.option(bounds), (remembered) => {
      const placed = place(remembered, [laptop, monitor]);
      const isOn = (screen: typeof laptop): boolean =>
        placed.x >= screen.x &&
        placed.y >= screen.y &&
        placed.x + placed.width <= screen.x + screen.width &&
        placed.y + placed.height <= screen.y + screen.height;
      expect([laptop, monitor].some(isOn)).toBe(true);
    })
  );
});

describe('a window that stood on a certain display', () => {
  const left = { x: 1600, y: 100, width: 900, height: 700 };
  const onMonitor = { id: 1, workArea: monitor };

  test('returns to it at the same place, wherever the display stands now', () => {
    const above = { ...monitor, x: -300, y: -1440 };
    expect(place(left, [laptop, above], onMonitor)).toEqual({ ...left, x: -140, y: -1340 });
  });

  test('fits into it when its scale has changed', () => {
    const scaled = { x: 1440, y: 0, width: 800, height: 620 };
    expect(place(left, [laptop, scaled], onMonitor)).toEqual({ x: 1440, y: 0, width: 800, height: 620 });
  });

  test('opens by its bounds when the display is another one', () => {
    expect(place(left, [laptop, monitor], { id: 7, workArea: monitor })).toEqual(left);
    expect(place(left, [laptop], onMonitor)).toEqual({ x: 270, y: 113, width: 900, height: 700 });
  });
});

test.each([
  [{ x: 100, y: 100, width: 900, height: 700 }, false],
  [{ x: 1400, y: 400, width: 900, height: 700 }, true],
  [{ x: -850, y: 100, width: 900, height: 700 }, true],
  [{ x: -700, y: 100, width: 900, height: 700 }, false],
  [{ x: 100, y: -40, width: 900, height: 700 }, true],
  [{ x: 100, y: 880, width: 900, height: 700 }, false]
])('of a window at %j it is %j that nobody can take hold of it', (bounds, expected) => {
  expect(isOutOfReach(bounds, [{ id: 0, workArea: laptop }])).toBe(expected);
});

test('a new window does not hide the one before', () => {
  expect(placeBeside(laptop)).toEqual({ ...laptop, x: 24, y: 49 });
});

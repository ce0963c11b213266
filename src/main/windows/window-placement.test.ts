import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeWindow, minWindowSize } from './window-placement.ts';

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const monitor = { x: 1440, y: 0, width: 2560, height: 1440 };

test('opens in the usual size in the middle of the primary screen the first time', () => {
  expect(placeWindow(null, [monitor])).toEqual({ x: 2080, y: 290, width: 1280, height: 860 });
});

test('stands where it was left', () => {
  const left = { x: 1600, y: 100, width: 900, height: 700 };
  expect(placeWindow(left, [laptop, monitor])).toEqual(left);
});

test('comes home, in its size, when its monitor is gone', () => {
  const left = { x: 1600, y: 100, width: 900, height: 700 };
  expect(placeWindow(left, [laptop])).toEqual({ x: 270, y: 113, width: 900, height: 700 });
});

test('moves back onto the screen when it stuck out', () => {
  expect(placeWindow({ x: -500, y: -300, width: 900, height: 700 }, [laptop])).toMatchObject({ x: 0, y: 25 });
});

test('shrinks to a smaller screen, never below what the app needs', () => {
  expect(placeWindow({ x: 0, y: 0, width: 3000, height: 2000 }, [laptop])).toEqual(laptop);
  expect(placeWindow({ x: 0, y: 0, width: 10, height: 10 }, [laptop])).toMatchObject(minWindowSize);
});

test('can always be seen and grabbed by its top left corner', () => {
  const whole = fc.integer({ min: -5000, max: 5000 });
  const length = fc.integer({ min: 1, max: 5000 });
  const bounds = fc.record({ x: whole, y: whole, width: length, height: length });
  fc.assert(
    fc.property(fc.option(bounds), (remembered) => {
      const placed = placeWindow(remembered, [laptop, monitor]);
      const isOn = (screen: typeof laptop): boolean =>
        placed.x >= screen.x &&
        placed.y >= screen.y &&
        placed.x + placed.width <= screen.x + screen.width &&
        placed.y + placed.height <= screen.y + screen.height;
      expect([laptop, monitor].some(isOn)).toBe(true);
    })
  );
});

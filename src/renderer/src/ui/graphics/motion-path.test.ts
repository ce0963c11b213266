import { expect, test } from 'vitest';
import { stretchPath } from './motion-path.tsx';

test('a path on a square is widened to the frame, and its height stays', () => {
  expect(stretchPath('M 20 78 L 50 52.5', 2)).toEqual(['M40 78L100 52.5']);
  expect(stretchPath('M36 52C41 45 44 57 49 50S57 44 63 52', 0.5)).toEqual([
    'M18 52C20.5 45 22 57 24.5 50S28.5 44 31.5 52'
  ]);
});

test('straight lines along one axis and upright arcs keep their meaning', () => {
  expect(stretchPath('M22 66H78V20', 2)).toEqual(['M44 66H156V20']);
  expect(stretchPath('M28 58A24 10 0 1 0 72 58', 2)).toEqual(['M56 58A48 10 0 1 0 144 58']);
});

test('a path is cut where the pen is lifted', () => {
  expect(stretchPath('M22 82L42 60M78 82L58 60', 1)).toEqual(['M22 82L42 60', 'M78 82L58 60']);
  expect(stretchPath('', 1)).toEqual([]);
});

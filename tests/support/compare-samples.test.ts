import { expect, test } from 'vitest';
import { seededRandom } from '#shared/kit/random.ts';
import { compareSamples, median } from './compare-samples.ts';

const random = seededRandom(7);
const draw = (shift: number) => Array.from({ length: 400 }, () => shift + random() + random());

test('samples of one source are told apart seldom, samples of two always', () => {
  const probabilities = Array.from({ length: 200 }, () => compareSamples(draw(0), draw(0)));
  expect(probabilities.filter((probability) => probability <= 0.01).length).toBeLessThan(10);
  expect(median(probabilities)).toBeGreaterThan(0.3);
  expect(compareSamples(draw(0), draw(0.2))).toBeLessThan(0.001);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInRollout, rolloutPlace } from './rollout.ts';

const id = fc.uuid();
const version = fc.tuple(fc.nat(20), fc.nat(20)).map(([minor, patch]) => `1.${minor}.${patch}`);
const percent = fc.integer({ min: 0, max: 100 });

test('a larger percentage includes everyone of a smaller one', () => {
  fc.assert(
    fc.property(id, version, percent, percent, (installId, to, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      expect(isInRollout(installId, to, small) && !isInRollout(installId, to, large)).toBe(false);
    })
  );
});

test('0% is nobody and 100% everybody, and asking twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), version, (installId, to) => {
      expect([isInRollout(installId, to, 0), isInRollout(installId, to, 100)]).toEqual([false, true]);
      expect(rolloutPlace(installId, to)).toBe(rolloutPlace(installId, to));
    })
  );
});

/** Ids that differ in little are the hardest for a hash. */
const ids = Array.from({ length: 20_000 }, (_, index) => `install-${index}`);

test.each([1, 10, 25, 50, 90])('%i%% of the installations are %i%%', (given) => {
  const share = ids.filter((installId) => isInRollout(installId, '1.4.0', given)).length / ids.length;
  // Four standard deviations of a fair draw.
  const tolerance = 4 * Math.sqrt(((given / 100) * (1 - given / 100)) / ids.length);
  expect(Math.abs(share - given / 100)).toBeLessThan(tolerance);
});

test('who is among the first 10% of one version is among those of the next by chance only', () => {
  const first = ids.filter((installId) => isInRollout(installId, '1.4.0', 10));
  const again = first.filter((installId) => isInRollout(installId, '1.4.1', 10));
  expect(again.length / first.length).toBeGreaterThan(0.06);
  expect(again.length / first.length).toBeLessThan(0.14);
});

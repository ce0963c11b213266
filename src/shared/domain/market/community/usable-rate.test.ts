import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeUsableRates, minRateBuyers, wilsonInterval } from './usable-rate.ts';

const proportion = fc
  .integer({ min: 1, max: 100_000 })
  .chain((total) => fc.tuple(fc.integer({ min: 0, max: total }), fc.constant(total)));

describe('the Wilson interval', () => {
  test('is the published one', () => {
    const { low, high } = wilsonInterval(7, 10);
    expect([low, high]).toEqual([expect.closeTo(0.39678, 5), expect.closeTo(0.892209, 5)]);
    expect(wilsonInterval(5, 5).low).toBeCloseTo(0.565518, 5);
  });

  test('contains the rate and stays a proportion', () => {
    fc.assert(
      fc.property(proportion, ([successes, total]) => {
        const { low, high } = wilsonInterval(successes, total);
        const rate = successes / total;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(rate + 1e-12);
        expect(high).toBeGreaterThanOrEqual(rate - 1e-12);
        expect(high).toBeLessThanOrEqual(1);
      })
    );
  });

  test('has as bounds the rates from which the observed one is 1.96 standard errors away', () => {
    fc.assert(
      fc.property(proportion, ([successes, total]) => {
        const rate = successes / total;
        const { low, high } = wilsonInterval(successes, total);
        for (const bound of [low, high]) {
          if (bound === 0 || bound === 1) continue;
          const error = Math.sqrt((bound * (1 - bound)) / total);
          expect(Math.abs(rate - bound)).toBeCloseTo(1.959964 * error, 5);
        }
      })
    );
  });

  test('mirrors when usable and unusable are swapped, and narrows with more takes at the same rate', () => {
    fc.assert(
      fc.property(proportion, fc.integer({ min: 2, max: 20 }), ([successes, total], times) => {
        const { low, high } = wilsonInterval(successes, total);
        const mirrored = wilsonInterval(total - successes, total);
        expect(mirrored.low).toBeCloseTo(1 - high, 10);
        const more = wilsonInterval(successes * times, total * times);
        expect(more.high - more.low).toBeLessThan(high - low);
      })
    );
  });
});

describe('usable rates', () => {
  const count = fc.record({
    model: fc.string({ minLength: 1, maxLength: 4 }),
    buyers: fc.integer({ min: 1, max: 12 }),
    more: fc.nat(100)
  });

  test('are of models with five buyers or more, most buyers first, one usable take a buyer', () => {
    fc.assert(
      fc.property(fc.uniqueArray(count, { selector: ({ model }) => model }), (counts) => {
        const rates = computeUsableRates(
          counts.map(({ model, buyers, more }) => ({ model, buyers, takes: buyers + more }))
        );
        const enough = counts.filter(({ buyers }) => buyers >= minRateBuyers);
        expect(rates.map(({ model }) => model).toSorted()).toEqual(
          enough.map(({ model }) => model).toSorted()
        );
        for (const { usable, buyers, takes } of rates) {
          expect(usable).toBe(buyers);
          expect(takes).toBeGreaterThanOrEqual(usable);
        }
        for (const [at, { buyers }] of rates.entries())
          expect(buyers).toBeLessThanOrEqual(rates[at - 1]?.buyers ?? Infinity);
      })
    );
  });
});

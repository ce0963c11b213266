import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPlatformSettings as settings } from '../market/platform-settings.ts';
import { isWithinAllowance } from './refund-request.ts';

const isAutomatic = (requested: number, purchased: number): boolean =>
  isWithinAllowance(settings, { requested, purchased });

test('a refund after opening is automatic for one of five purchases, three times in the period', () => {
  expect([isAutomatic(0, 1), isAutomatic(0, 4), isAutomatic(0, 5)]).toEqual([false, false, true]);
  expect([isAutomatic(1, 9), isAutomatic(1, 10), isAutomatic(2, 15)]).toEqual([false, true, true]);
  expect(isAutomatic(3, 1000)).toBe(false);
});

test('however somebody buys and asks, no more than the share and the count is refunded without a decision', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (asksAfterwards) => {
      let requested = 0;
      asksAfterwards.forEach((asks, index) => {
        if (asks && isAutomatic(requested, index + 1)) requested += 1;
        expect(requested * 100).toBeLessThanOrEqual(settings.refundAllowancePercent * (index + 1));
      });
      expect(requested).toBeLessThanOrEqual(settings.refundAllowanceCount);
    })
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNextMessageTime, maxMessagesPerPeriod, messagePeriodMs } from './seller-message.ts';

test('sent whenever the rule allows it, no period of 30 days has more than two messages', () => {
  const waits = fc.array(fc.integer({ min: 0, max: messagePeriodMs }), { maxLength: 30 });
  fc.assert(
    fc.property(waits, (each) => {
      const sent: number[] = [];
      const refused: { readonly before: readonly number[]; readonly at: number; readonly next: number }[] =
        [];
      let time = 0;
      for (const wait of each) {
        time += wait;
        const next = findNextMessageTime(sent, time);
        if (next === null) sent.push(time);
        else refused.push({ before: [...sent], at: time, next });
      }
      for (const { before, at: tried, next } of refused) {
        expect(next).toBeGreaterThan(tried);
        expect(findNextMessageTime(before, next - 1)).toBe(next);
        expect(findNextMessageTime(before, next)).toBeNull();
      }
      for (const end of sent) {
        const within = sent.filter((at) => at > end - messagePeriodMs && at <= end);
        expect(within.length).toBeLessThanOrEqual(maxMessagesPerPeriod);
      }
    })
  );
});

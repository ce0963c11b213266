import { expect, test } from 'vitest';
import { compareTasks, isRefundRateHigh, measureRefundRate, type SellerTask } from './seller-tasks.ts';

test.each([
  [2, 2, false],
  [3, 3, true],
  [3, 29, true],
  [3, 30, false],
  [10, 100, false],
  [11, 100, true]
])('%d refunds of %d sales', (refunded, sold, isHigh) => {
  const usual = measureRefundRate({ refunded: 199, sold: 199 });
  expect(isRefundRateHigh({ refunded, sold }, usual)).toBe(isHigh);
});

test.each([
  [{ refunded: 0, sold: 200 }, { refunded: 3, sold: 1000 }, true],
  [{ refunded: 2, sold: 200 }, { refunded: 4, sold: 200 }, false],
  [{ refunded: 2, sold: 200 }, { refunded: 5, sold: 200 }, true],
  [{ refunded: 400, sold: 2000 }, { refunded: 40, sold: 100 }, false]
])('where %o is usual, %o is high: %s', (all, own, isHigh) => {
  expect(isRefundRateHigh(own, measureRefundRate(all))).toBe(isHigh);
});

test('what came back to its seller comes first, unanswered reviews last', () => {
  const about = { listingId: 'lst_1', slug: 'rain', title: 'Rain' };
  const tasks: SellerTask[] = [
    { ...about, kind: 'reviews_unanswered', count: 1 },
    { ...about, kind: 'model_retired', model: 'veo-3' },
    { ...about, kind: 'changes_requested', reason: 'The preview is missing.' },
    { ...about, kind: 'publication_failed', failure: 'price_not_valid' }
  ];
  expect(tasks.toSorted(compareTasks).map(({ kind }) => kind)).toEqual([
    'publication_failed',
    'changes_requested',
    'model_retired',
    'reviews_unanswered'
  ]);
});

import { expect, test } from 'vitest';
import { compareTasks, isRefundRateHigh, type SellerTask } from './seller-tasks.ts';

test.each([
  [2, 2, false],
  [3, 3, true],
  [3, 29, true],
  [3, 30, false],
  [10, 100, false],
  [11, 100, true]
])('%d refunds of %d sales', (refunded, sold, isHigh) => {
  expect(isRefundRateHigh({ refunded, sold })).toBe(isHigh);
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

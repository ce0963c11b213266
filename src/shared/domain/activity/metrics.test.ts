import { expect, test } from 'vitest';
import {
  addTimeSpent,
  countPrompt,
  countSession,
  countTemplateView,
  emptyUserMetrics,
  recordFavoriteCount
} from './metrics.ts';

test('each thing done moves its own metric and the time of the last activity', () => {
  expect(countSession(emptyUserMetrics, 5)).toEqual({ ...emptyUserMetrics, sessionsCount: 1, lastActive: 5 });
  expect(countTemplateView(emptyUserMetrics, 5)).toEqual({
    ...emptyUserMetrics,
    templatesViewed: 1,
    lastActive: 5
  });
  expect(countPrompt(emptyUserMetrics, 5)).toEqual({
    ...emptyUserMetrics,
    promptsGenerated: 1,
    lastActive: 5
  });
  expect(recordFavoriteCount(emptyUserMetrics, 3, 5)).toEqual({
    ...emptyUserMetrics,
    favoriteTemplates: 3,
    lastActive: 5
  });
  expect(addTimeSpent(emptyUserMetrics, 60, 5)).toEqual({
    ...emptyUserMetrics,
    totalTimeSpent: 60,
    lastActive: 5
  });
});

test('a clock that went back takes nothing away', () => {
  const metrics = addTimeSpent(emptyUserMetrics, 60, 100);
  expect(addTimeSpent(metrics, -40, 50)).toEqual(metrics);
});

// Usage metrics: the empty ones and every way they grow. Free of zod, because the first load includes it.
import type { AnalyticsEvent } from './analytics-event.ts';
import type { UserMetrics } from './user-metrics.ts';

export const emptyUserMetrics: UserMetrics = {
  templatesViewed: 0,
  promptsGenerated: 0,
  favoriteTemplates: 0,
  sessionsCount: 0,
  totalTimeSpent: 0,
  lastActive: null
};

/** `now` in milliseconds since 1970, as in all of these; a clock that went back does not move `lastActive` back. */
function activeAt(metrics: UserMetrics, now: number): UserMetrics {
  return { ...metrics, lastActive: Math.max(metrics.lastActive ?? now, now) };
}

export function countSession(metrics: UserMetrics, now: number): UserMetrics {
  return activeAt({ ...metrics, sessionsCount: metrics.sessionsCount + 1 }, now);
}

export function countTemplateView(metrics: UserMetrics, now: number): UserMetrics {
  return activeAt({ ...metrics, templatesViewed: metrics.templatesViewed + 1 }, now);
}

export function countPrompt(metrics: UserMetrics, now: number): UserMetrics {
  return activeAt({ ...metrics, promptsGenerated: metrics.promptsGenerated + 1 }, now);
}

/** `favoriteTemplates` is the number of favorites there are, not of clicks. */
export function recordFavoriteCount(
  metrics: UserMetrics,
  favoriteTemplates: number,
  now: number
): UserMetrics {
  return activeAt({ ...metrics, favoriteTemplates }, now);
}

/** `spent` in milliseconds; a negative span, from a clock that went back, counts as none. */
export function addTimeSpent(metrics: UserMetrics, spent: number, now: number): UserMetrics {
  return activeAt({ ...metrics, totalTimeSpent: metrics.totalTimeSpent + Math.max(0, spent) }, now);
}

export type Activity = { readonly events: readonly AnalyticsEvent[]; readonly metrics: UserMetrics };

/** One thing that happened, as a change of what was counted: it can be applied to what another window counted too. */
export type ActivityChange = (activity: Activity) => Activity;

export const countMetric =
  (count: (metrics: UserMetrics) => UserMetrics): ActivityChange =>
  (activity) => ({ ...activity, metrics: count(activity.metrics) });

export const changeEvents =
  (change: (events: readonly AnalyticsEvent[]) => readonly AnalyticsEvent[]): ActivityChange =>
  (activity) => ({ ...activity, events: change(activity.events) });

// Counting: how each thing a user does moves their metrics.
import type { UserMetrics } from './user-metrics.ts';

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

/** `favoriteTemplates` is the number of favourites there are, not of clicks. */
export function setFavoriteCount(metrics: UserMetrics, favoriteTemplates: number, now: number): UserMetrics {
  return activeAt({ ...metrics, favoriteTemplates }, now);
}

/** `spent` in milliseconds; a negative span, from a clock that went back, counts as none. */
export function addTimeSpent(metrics: UserMetrics, spent: number, now: number): UserMetrics {
  return activeAt({ ...metrics, totalTimeSpent: metrics.totalTimeSpent + Math.max(0, spent) }, now);
}

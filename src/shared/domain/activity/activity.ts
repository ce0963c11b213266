// Activity is what the device counted of its user's work: metrics always, events only with consent.
import type { AnalyticsEvent } from './analytics-event.ts';
import type { UserMetrics } from './user-metrics.ts';

export type Activity = { readonly events: readonly AnalyticsEvent[]; readonly metrics: UserMetrics };

/** One thing that happened, as a change of what was counted: it can be applied to what another window counted too. */
export type ActivityChange = (activity: Activity) => Activity;

export const countMetric =
  (count: (metrics: UserMetrics) => UserMetrics): ActivityChange =>
  (activity) => ({ ...activity, metrics: count(activity.metrics) });

export const changeEvents =
  (change: (events: readonly AnalyticsEvent[]) => readonly AnalyticsEvent[]): ActivityChange =>
  (activity) => ({ ...activity, events: change(activity.events) });

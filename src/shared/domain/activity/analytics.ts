// Recording what was used: only with the user's consent, and never more than a fixed number of events.
import type { AnalyticsEvent } from './analytics-event.ts';
import type { Preferences } from './preferences.ts';

/** Events held in memory, oldest first. */
export const eventMemoryLimit = 1000;
export const eventPersistLimit = 100;

/** Without consent the list stays as it is; beyond a thousand the oldest are dropped. */
export function recordEvent(
  events: readonly AnalyticsEvent[],
  event: AnalyticsEvent,
  preferences: Preferences
): readonly AnalyticsEvent[] {
  return preferences.analytics.enabled ? [...events, event].slice(-eventMemoryLimit) : events;
}

/** The newest hundred, oldest first. */
export function eventsToPersist(events: readonly AnalyticsEvent[]): AnalyticsEvent[] {
  return events.slice(-eventPersistLimit);
}

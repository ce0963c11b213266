import { expect, test } from 'vitest';
import { eventsToPersist, recordEvent } from './analytics.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import { changePreferences, defaultPreferences } from './default-preferences.ts';

const event = (number: number): AnalyticsEvent => ({
  id: `e${number}`,
  type: 'template.used',
  properties: {},
  timestamp: number,
  sessionId: 's'
});
const events = Array.from({ length: 1000 }, (_, index) => event(index));
const consenting = changePreferences(defaultPreferences, { analytics: { enabled: true } });

test('records nothing before the user opts in', () => {
  expect(recordEvent([], event(1), defaultPreferences)).toEqual([]);
  expect(recordEvent([], event(1), consenting)).toEqual([event(1)]);
});

test('holds the newest thousand events and persists the newest hundred', () => {
  const recorded = recordEvent(events, event(1000), consenting);
  expect(recorded).toEqual([...events.slice(1), event(1000)]);
  expect(eventsToPersist(recorded)).toEqual([...events.slice(901), event(1000)]);
});

test('opting in shares nothing by itself', () => {
  expect(consenting.analytics).toEqual({ enabled: true, shareUsageData: false });
});

test('opting out stops sharing and touches no other preference', () => {
  const sharing = changePreferences(consenting, {
    analytics: { shareUsageData: true },
    ui: { theme: 'dark' }
  });
  expect(changePreferences(sharing, { analytics: { enabled: false } })).toEqual(
    changePreferences(defaultPreferences, { ui: { theme: 'dark' } })
  );
});

import { expect, test } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { createEventBuffer } from '#shared/contract/event-buffer.ts';
import { countPrompt, countSession, emptyUserMetrics } from '#shared/domain/activity/metrics.ts';
import { defaultPreferences } from '#shared/domain/activity/default-preferences.ts';
import { createMemoryDevice } from '#renderer/platform/memory-device.ts';
import { getValue } from '#tests/support/results.ts';
import { createActivityStore } from './activity-store.ts';

function openWindow(device: Device, isEnabled = true) {
  let number = 0;
  const { listen } = createEventBuffer();
  const preferences = { ...defaultPreferences, analytics: { enabled: isEnabled, shareUsageData: false } };
  return createActivityStore({
    device,
    on: listen,
    now: () => 5,
    createId: () => `e${(number += 1)}`,
    sessionId: 's',
    readPreferences: () => preferences,
    later: () => undefined
  }).getState;
}

test('counts without consent, and keeps no event', async () => {
  const device = createMemoryDevice();
  const activity = openWindow(device, false);
  activity().count(countSession);
  expect(activity().record('session.started')).toBeNull();
  await activity().flush();
  expect(await getValue(device.activity.load())).toEqual({
    events: [],
    metrics: { ...emptyUserMetrics, sessionsCount: 1, lastActive: 5 }
  });
});

test('what two windows count is added up', async () => {
  const device = createMemoryDevice();
  const [one, other] = [openWindow(device), openWindow(device)];
  one().count(countPrompt);
  other().count(countPrompt);
  other().record('prompt.generated', { format: 'json' });
  await one().flush();
  await other().flush();
  const { events, metrics } = await getValue(device.activity.load());
  expect([events.map(({ type }) => type), metrics.promptsGenerated]).toEqual([['prompt.generated'], 2]);
  expect(other().metrics.promptsGenerated).toBe(2);
});

test('holds a thousand events and brings the newest hundred to the device', async () => {
  const device = createMemoryDevice();
  const activity = openWindow(device);
  for (let index = 0; index < 1003; index += 1) activity().record('template.used');
  expect([activity().events.length, activity().events[0]?.id]).toEqual([1000, 'e4']);
  await activity().flush();
  const { events } = await getValue(device.activity.load());
  expect([events.length, events[0]?.id]).toEqual([100, 'e904']);
});

test('forgets every event, and gives erased counts back when asked', async () => {
  const device = createMemoryDevice();
  const activity = openWindow(device);
  activity().record('template.used');
  activity().count(countPrompt);
  await activity().clearEvents();
  expect((await getValue(device.activity.load())).events).toEqual([]);
  const before = await activity().eraseMetrics();
  expect((await getValue(device.activity.load())).metrics).toEqual(emptyUserMetrics);
  await activity().restoreMetrics(before);
  expect((await getValue(device.activity.load())).metrics.promptsGenerated).toBe(1);
});

test('after it was stopped nothing reaches the device any more', async () => {
  const device = createMemoryDevice();
  const activity = openWindow(device);
  activity().count(countPrompt);
  activity().stop();
  activity().count(countPrompt);
  await activity().flush();
  expect((await getValue(device.activity.load())).metrics).toEqual(emptyUserMetrics);
});

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Device } from '#shared/contract/device.ts';
import type { Listen } from '#shared/contract/events.ts';
import {
  type Activity,
  type ActivityChange,
  changeEvents,
  countMetric,
  emptyUserMetrics
} from '#shared/domain/activity/metrics.ts';
import { recordEvent } from '#shared/domain/activity/analytics.ts';
import type { AnalyticsEvent } from '#shared/domain/activity/analytics-event.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import type { UserMetrics } from '#shared/domain/activity/user-metrics.ts';
import type { Services } from '#renderer/feature-api/services.ts';
import { createActivityBuffer } from './activity-buffer.ts';

export type EventProperties = Readonly<Record<string, string | number | boolean>>;

export type ActivityState = Activity & {
  readonly load: () => Promise<void>;
  /** Kept only with consent; the event, or null without it. Properties never hold what somebody wrote. */
  readonly record: (type: string, properties?: EventProperties) => AnalyticsEvent | null;
  readonly count: (count: (metrics: UserMetrics, now: number) => UserMetrics) => void;
  /** Forgets every event, here and on the device. */
  readonly clearEvents: () => Promise<void>;
  /** Resolves to the erased counts, for undo. */
  readonly eraseMetrics: () => Promise<UserMetrics>;
  readonly restoreMetrics: (metrics: UserMetrics) => Promise<void>;
  /** Brings what was counted to the device. */
  readonly flush: () => Promise<void>;
  /** From here on nothing is counted or saved: everything is about to be erased. */
  readonly stop: () => void;
};

export type ActivityStore = StoreApi<ActivityState>;

type Dependencies = {
  readonly device: Device;
  readonly on: Listen;
  readonly now: () => number;
  readonly createId: () => string;
  readonly sessionId: string;
  readonly readPreferences: () => Preferences;
  /** Calls back later, when saving disturbs nobody. */
  readonly later: (work: () => void) => void;
};

/** Metrics always count; events are recorded only with consent. */
export function createActivityStore(given: Dependencies): ActivityStore {
  const { device, now } = given;
  const activityBuffer = createActivityBuffer({
    ...given,
    onSaved: (metrics) => store.setState({ metrics })
  });

  function apply(change: ActivityChange): void {
    if (activityBuffer.isStopped()) return;
    store.setState(change(store.getState()));
    activityBuffer.add(change);
  }

  async function changeNow(change: ActivityChange): Promise<void> {
    apply(change);
    await activityBuffer.flush();
  }

  const store = createStore<ActivityState>()((set, get) => ({
    events: [],
    metrics: emptyUserMetrics,

    async load() {
      const kept = await device.activity.load();
      if (kept.ok) set(activityBuffer.complete(kept.value));
    },

    record(type, properties = {}) {
      if (activityBuffer.isStopped() || !given.readPreferences().analytics.enabled) return null;
      const event = { id: given.createId(), type, properties, timestamp: now(), sessionId: given.sessionId };
      apply(changeEvents((events) => recordEvent(events, event, given.readPreferences())));
      return event;
    },

    count(change) {
      const at = now();
      apply(countMetric((metrics) => change(metrics, at)));
    },

    clearEvents: () => changeNow(changeEvents(() => [])),

    async eraseMetrics() {
      const before = get().metrics;
      await changeNow(countMetric(() => emptyUserMetrics));
      return before;
    },

    restoreMetrics: (metrics) => changeNow(countMetric(() => metrics)),
    flush: activityBuffer.flush,
    stop: activityBuffer.stop
  }));
  given.on('device.changed', ({ areas }) => {
    if (areas.includes('activity')) void store.getState().load();
  });
  return store;
}

/** Counts are batched and written to the device after this delay. */
const flushDelayMs = 2000;

const createId = (): string => crypto.randomUUID();

export async function loadActivityStore({
  platform: { device, on },
  preferences,
  now
}: Pick<Services, 'platform' | 'preferences' | 'now'>): Promise<ActivityStore> {
  const store = createActivityStore({
    device,
    on,
    now,
    createId,
    sessionId: createId(),
    readPreferences: () => preferences.getState().preferences,
    later: (work) => void setTimeout(work, flushDelayMs)
  });
  await store.getState().load();
  return store;
}

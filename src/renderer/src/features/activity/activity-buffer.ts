import type { Device } from '#shared/contract/device.ts';
import type { Activity, ActivityChange } from '#shared/domain/activity/metrics.ts';
import { eventsToPersist } from '#shared/domain/activity/analytics.ts';
import type { UserMetrics } from '#shared/domain/activity/user-metrics.ts';

export type ActivityBuffer = {
  readonly add: (change: ActivityChange) => void;
  /** Brings what waits to the device. */
  readonly flush: () => Promise<void>;
  readonly stop: () => void;
  readonly isStopped: () => boolean;
  /** The stored counts plus those not written yet. */
  readonly complete: (kept: Activity) => Activity;
};

type Dependencies = {
  readonly device: Device;
  /** Calls back later, when saving disturbs nobody. */
  readonly later: (work: () => void) => void;
  readonly onSaved: (metrics: UserMetrics) => void;
};

/** Changes wait here and go to the device together, onto whatever another window brought there meanwhile. */
export function createActivityBuffer({ device, later, onSaved }: Dependencies): ActivityBuffer {
  let waiting: readonly ActivityChange[] = [];
  let flushing = Promise.resolve();
  let isPlanned = false;
  let isStopped = false;

  async function flushToDevice(): Promise<void> {
    isPlanned = false;
    if (isStopped || waiting.length === 0) return;
    const mine = waiting;
    waiting = [];
    const kept = await device.activity.load();
    if (kept.ok && !isStopped) {
      const { events, metrics } = applyAll(mine, kept.value);
      const saved = await device.activity.save({ events: eventsToPersist(events), metrics });
      if (saved.ok) return onSaved(applyAll(waiting, { events, metrics }).metrics);
    }
    // Counting is a convenience: what could not be kept now is tried again with the next change.
    waiting = [...mine, ...waiting];
  }

  function flush(): Promise<void> {
    flushing = flushing.then(flushToDevice);
    return flushing;
  }

  return {
    add(change) {
      waiting = [...waiting, change];
      if (isPlanned) return;
      isPlanned = true;
      later(() => void flush());
    },
    flush,
    stop() {
      isStopped = true;

      waiting = [];
    },
    isStopped: () => isStopped,
    complete: (kept) => applyAll(waiting, kept)
  };
}

const applyAll = (changes: readonly ActivityChange[], activity: Activity): Activity =>
  changes.reduce((changed, change) => change(changed), activity);

import posthog from 'posthog-js/dist/module.slim.no-external';
import type { AnalyticsEvent } from '#shared/domain/activity/analytics-event.ts';
import { posthogOptions } from './posthog-options.ts';

/** Loading this file is what brings the client in; it is loaded only for those who share usage data. */
export type AnalyticsClient = {
  readonly send: (event: Pick<AnalyticsEvent, 'type' | 'properties' | 'timestamp'>) => void;
  /** Sends nothing more and forgets who this device was. */
  readonly stop: () => void;
};

export function startPosthog(key: string, host: string): AnalyticsClient {
  const client = posthog.init(key, posthogOptions(host));
  client.opt_in_capturing({ captureEventName: false });
  return {
    send: ({ type, properties, timestamp }) =>
      void client.capture(type, properties, { timestamp: new Date(timestamp) }),
    stop() {
      client.reset(true);
      client.opt_out_capturing();
      client.clear_opt_in_out_capturing();
      clearAnalyticsClient([localStorage, sessionStorage]);
    }
  };
}

/** The client leaves a window's number behind. */
function clearAnalyticsClient(storages: readonly Storage[]): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage)) if (/^(__)?ph_/.test(key)) storage.removeItem(key);
  }
}

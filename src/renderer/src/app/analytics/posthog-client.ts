import posthog, { type PostHogConfig } from 'posthog-js/dist/module.slim.no-external';
import type { AnalyticsEvent } from '#shared/domain/activity/analytics-event.ts';

/** Properties that the client may add; all others it knows (addresses, referrers, devices) are removed. */
const allowedProperties = new Set([
  'token',
  'distinct_id',
  '$session_id',
  '$lib',
  '$lib_version',
  '$process_person_profile'
]);

/** Only events that the app itself records, nothing watched or loaded besides. Times in seconds and days (spec §9). */
export function posthogOptions(host: string): Partial<PostHogConfig> {
  return {
    api_host: host,
    opt_out_capturing_by_default: true,
    // Without a yes nothing is stored either, and a no removes what was.
    opt_out_persistence_by_default: true,
    // A queued event could be sent after consent is withdrawn.
    request_batching: false,
    session_idle_timeout_seconds: 1800,
    cookie_expiration: 365,
    person_profiles: 'identified_only',
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    disable_session_recording: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    save_referrer: false,
    save_campaign_params: false,
    before_send: (event) => {
      if (event === null) return null;
      const { uuid, event: name, timestamp, properties } = event;
      return { uuid, event: name, properties: filterProperties(properties), ...(timestamp && { timestamp }) };
    }
  };
}

function filterProperties(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(properties).filter(
    ([name]) => allowedProperties.has(name) || !name.startsWith('$')
  );
  return Object.fromEntries(kept);
}

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

import type { PostHogConfig } from 'posthog-js/dist/module.slim.no-external';

/** What the client adds by itself and may: everything else it knows (addresses, referrers, devices) stays here. */
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
    // What waits in a queue could leave after a change of mind.
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

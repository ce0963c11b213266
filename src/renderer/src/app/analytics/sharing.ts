import type { AnalyticsEvent } from '#shared/domain/activity/analytics-event.ts';
import type { Preferences } from '#shared/domain/activity/preferences.ts';
import type { AnalyticsClient } from './posthog-client.ts';

type Start = () => AnalyticsClient;

export type Sharing = {
  /** To be told of the preferences now and after each change. */
  readonly follow: (preferences: Preferences) => void;
  readonly send: (event: AnalyticsEvent) => void;
};

/** Loads the client for those who opted in and share usage data, and for nobody else; null where none is configured. */
export function createSharing(load: (() => Promise<Start>) | null): Sharing {
  let isSharing = false;
  let client: AnalyticsClient | null = null;
  let waiting: AnalyticsEvent[] = [];
  let starting: Promise<Start> | null = null;

  async function begin(loadClient: () => Promise<Start>): Promise<void> {
    starting ??= loadClient();
    try {
      const start = await starting;
      if (!isSharing || client !== null) return;
      client = start();
      for (const event of waiting.splice(0)) client.send(event);
    } catch {
      // Offline, or blocked by the browser: nothing is shared until the next change of mind or start.
      starting = null;
      waiting = [];
    }
  }

  return {
    follow({ analytics }) {
      const isWanted = load !== null && analytics.enabled && analytics.shareUsageData;
      if (isWanted === isSharing) return;
      isSharing = isWanted;
      if (isWanted) return void begin(load);
      waiting = [];
      client?.stop();
      client = null;
    },
    send(event) {
      if (!isSharing) return;
      if (client === null) waiting.push(event);
      else client.send(event);
    }
  };
}

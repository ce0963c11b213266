// The analytics this build may send. Tested where it is decided, so that a build without it contains no client.
import type { AnalyticsClient } from './posthog-client.ts';

const key = import.meta.env['VITE_POSTHOG_KEY'] as string | undefined;
const host = import.meta.env['VITE_POSTHOG_HOST'] as string | undefined;

export const loadAnalyticsClient =
  import.meta.env.VITE_POSTHOG_KEY && import.meta.env.VITE_POSTHOG_HOST
    ? async (): Promise<() => AnalyticsClient> => {
        const { startPosthog } = await import('./posthog-client.ts');
        return () => startPosthog(key ?? '', host ?? '');
      }
    : null;

/** The endpoint that counts pages; '' for none. */
export const pageEndpoint = (import.meta.env['VITE_PAGE_ANALYTICS_URL'] as string | undefined) ?? '';

import type { Configuration } from './configuration/configuration.ts';
import { listen, type RunningServer } from './listen.ts';

type FetchHandler = Parameters<typeof listen>[0];

type BoundListener = {
  /** With the port as it is known by now. */
  readonly configuration: Configuration;
  readonly serve: (app: FetchHandler) => Promise<RunningServer>;
  readonly close: () => Promise<void>;
};

/**
 * Binds the port before anything else where it is ephemeral and SITE_URL is not set, because the links in mails and
 * payments contain it. Requests that arrive before the app exists wait for it.
 */
export async function bindListener(configuration: Configuration): Promise<BoundListener> {
  const { host, port, siteUrl } = configuration;
  if (port !== 0 || siteUrl !== undefined) {
    return { configuration, serve: (app) => listen(app, host, port), close: () => Promise.resolve() };
  }
  let admit: ((app: FetchHandler) => void) | undefined;
  const arrived = new Promise<FetchHandler>((resolve) => (admit = resolve));
  const server = await listen({ fetch: async (...request) => (await arrived).fetch(...request) }, host, port);
  return {
    configuration: { ...configuration, port: server.port },
    serve(app) {
      admit?.(app);
      return Promise.resolve(server);
    },
    close: server.stop
  };
}

import { listen } from '#server/listen.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';

export type ListeningApp = TestApp & {
  /** E.g. "http://localhost:41234". */
  readonly url: string;
};

/** The whole server on a port of its own. */
export async function listenTestApp(): Promise<ListeningApp> {
  const server = await createTestApp();
  const { port, stop } = await listen(server.app, '127.0.0.1', 0);
  return {
    ...server,
    url: `http://localhost:${port}`,
    async stop() {
      await stop({ cutAfterMs: 0 });
      await server.stop();
    }
  };
}

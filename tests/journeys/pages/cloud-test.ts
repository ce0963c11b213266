import { type CloudServer, startCloudServer } from './cloud-server.ts';
import { test as base } from './test.ts';

/** With a whole server of its own, which the app in a browser comes from and the desktop app is told of. */
export const test = base.extend<object, { readonly cloud: CloudServer }>({
  cloud: [
    // Playwright reads a fixture's needs from its first parameter, which must be written as a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const cloud = await startCloudServer();
      process.env['REELWRIGHT_SERVER'] = cloud.url;
      await use(cloud);
      delete process.env['REELWRIGHT_SERVER'];
      await cloud.stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 }
  ],
  // The desktop app is told of its server when it starts, and keeps who signed in.
  isAppShared: [false, { scope: 'worker' }],
  baseURL: async ({ cloud }, use) => use(cloud.url)
});

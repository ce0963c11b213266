// The offline worker. It takes over only when a person agrees, and a page that is still open keeps every file of the
// version it was loaded with.
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { createPreviousVersions } from './previous-versions.ts';
import { serverAddresses } from './server-addresses.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);

const oldPages = createPreviousVersions({
  caches: self.caches,
  listPageIds: async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    return pages.map(({ id }) => id);
  },
  isVersionComing: () => self.registration.installing !== null || self.registration.waiting !== null,
  cacheName: precache.strategy.cacheName,
  currentUrls: () => precache.getCachedURLs().map((url) => precache.getCacheKeyForURL(url) ?? url)
});

self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event));
});

self.addEventListener('activate', (event) => {
  // Claiming lets the very first page load its lazy parts from the cache, before any reload.
  event.waitUntil(oldPages.remember().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: unknown } | null)?.type === 'apply-update') {
    event.waitUntil(self.skipWaiting());
  }
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(oldPages.purgeOutdated());
});

registerRoute(new PrecacheRoute(precache, { cleanURLs: false }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) =>
    (await self.caches.match(request.url, { cacheName: precache.strategy.cacheName, ignoreVary: true })) ??
    fetch(request)
);
registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL('/index.html'), {
    denylist: [...serverAddresses]
  })
);

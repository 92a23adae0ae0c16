/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Files to precache, with a revision if the name has no hash. Replaced by the build. */
declare const PRECACHE: { url: string; revision: string | null }[];

cleanupOutdatedCaches();
precacheAndRoute(PRECACHE);

// Serve index.html for every navigation except API requests and files.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|jwt|card|assets)\//, /\/[^/?]+\.[^/?]+$/],
  }),
);

// Locale files change without a new name, so prefer the network.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/data/'),
  new NetworkFirst({ cacheName: 'larder-texts', networkTimeoutSeconds: 4 }),
);

// Names of chunks and fonts contain a hash, so cached files never change.
registerRoute(
  ({ url, request }) =>
    url.origin === self.location.origin && url.pathname.startsWith('/assets/') && request.destination !== 'document',
  new CacheFirst({
    cacheName: 'larder-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
  }),
);

// A new version waits until the user reloads: pages of the old one may still request its chunks.
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') void self.skipWaiting();
});

/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** What the first paint needs, with a revision where the name has none; written in by the build. */
declare const PRECACHE: { url: string; revision: string | null }[];

cleanupOutdatedCaches();
precacheAndRoute(PRECACHE);

// Every address of the app is the one page; calls and files are not addresses of the app.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(api|jwt|card|assets)\//, /\/[^/?]+\.[^/?]+$/],
  }),
);

// Texts change under the same name: the network first, what was seen last without it.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/assets/data/'),
  new NetworkFirst({ cacheName: 'larder-texts', networkTimeoutSeconds: 4 }),
);

// Pages and fonts have their content in their name: once fetched they never change.
registerRoute(
  ({ url, request }) =>
    url.origin === self.location.origin && url.pathname.startsWith('/assets/') && request.destination !== 'document',
  new CacheFirst({
    cacheName: 'larder-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 300, purgeOnQuotaError: true })],
  }),
);

// A new version waits until the person says so: a page of the old one may still ask for its chunks.
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

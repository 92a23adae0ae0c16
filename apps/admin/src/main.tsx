import '@larder/ui/fonts';
import '@larder/ui/theme';
import {
  applyPreferences,
  createQueryClient,
  followOtherTabs,
  followRights,
  ForbiddenError,
  isSignedIn,
  loadHttp,
  onHttpLoad,
  onSessionElsewhere,
  onSessionEnd,
  setupI18n,
  whenReady,
} from '@larder/domain';
import type { MockApi } from '@larder/mock-api/browser';
import { prefetchWhenQuiet } from '@larder/ui/lazy';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { env } from './env';
import { App } from './providers';
import { createAppRouter } from './router';
import { allowEmptyHtml } from './lib/allowEmptyHtml';
import { trustedScript } from './lib/trustedScript';
import { redirectToLogin } from './shell/session/redirectToLogin';
// oxlint-disable-next-line import/default -- Vite resolves this to the URL of the built worker
import mockWorkerUrl from './worker/mockApi.worker?worker&url';

allowEmptyHtml();

/** Lazy-loads the mock API on the first request or interaction, or immediately if the user is signed in. */
function installMockOnDemand() {
  let installed: Promise<MockApi> | undefined;
  const install = () => {
    if (installed) return installed;
    const installing = Promise.all([loadHttp(), import('@larder/mock-api/browser')]).then(([http, mock]) => {
      const options = { auth: 'enforce', storage: mock.indexedDbStorage(), ...mock.scenarioOptions(search) } as const;
      const createWorker = () => new Worker(trustedScript(mockWorkerUrl), { type: 'module' });
      const api = mock.installMockApiInWorker(http, createWorker, options);
      return api.ready.then(() => api);
    });
    installed = installing;
    whenReady(installing);
    installing.catch(() => {
      installed = undefined;
    });
    return installing;
  };
  // Read now: the URL may have changed when the mock API is installed.
  const { search } = window.location;
  onHttpLoad((http) => {
    // Request interceptors run last to first, so this one runs before the client's, which waits for the installation.
    http.interceptors.request.use((config) => {
      void install();
      return config;
    });
  });
  for (const type of ['input', 'pointerdown']) document.addEventListener(type, () => void install(), { once: true });
  if (isSignedIn()) void install();
  return { resetDemo: async () => (await install()).reset() };
}

const demo = env.mock ? installMockOnDemand() : undefined;
if (!demo) {
  onHttpLoad((http) => {
    http.defaults.baseURL = env.apiUrl;
  });
}

const queryClient = createQueryClient();
followOtherTabs(queryClient);
const router = createAppRouter({
  queryClient,
  ...demo,
  demoAccess: async () => (env.mock ? import('@larder/mock-api/accounts') : undefined),
  signInProviders: env.signInProviders,
});
// The guards run again, so that an open page is denied or allowed.
followRights(queryClient, () => void router.invalidate());
onSessionEnd((reason) => redirectToLogin(router, reason));
// A tab on the sign-in page redirects when another tab signs in.
onSessionElsewhere(() => void router.invalidate());

// A function instead of top-level await, which would prevent rolldown from merging chunks.
async function start() {
  await setupI18n();
  // Only after the language is known: boot.js has already set the direction, which must not change twice.
  applyPreferences(document);
  createRoot(document.getElementById('root')!, {
    onCaughtError: (error) => {
      // A denied page is expected, not an error.
      // oxlint-disable-next-line no-console -- the default of React
      if (!(error instanceof ForbiddenError)) console.error(error);
    },
  }).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>,
  );
  // Lazy-loaded parts of the page must also open offline.
  prefetchWhenQuiet();
}

void start();

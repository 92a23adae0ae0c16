import '@larder/ui/fonts';
import '@larder/ui/theme';
import {
  applyPreferences,
  createQueryClient,
  ForbiddenError,
  http,
  isSignedIn,
  onSessionElsewhere,
  onSessionEnd,
  setupI18n,
  whenReady,
} from '@larder/domain';
import type { MockApi } from '@larder/mock-api';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { env } from './env';
import { App } from './providers';
import { createAppRouter } from './router';
import { redirectToLogin } from './shell/session/redirectToLogin';

/** Lazy-loads the mock API on the first request or user interaction. */
function installMockOnDemand() {
  let installed: Promise<MockApi> | undefined;
  const install = () => {
    if (installed) return installed;
    const installing = import('@larder/mock-api').then(({ indexedDbStorage, installMockApi, scenarioOptions }) => {
      const options = { auth: 'enforce', storage: indexedDbStorage(), ...scenarioOptions(search) } as const;
      const api = installMockApi(http, options);
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
  // Interceptors run last to first, so this one runs before the client's wait for the installation.
  http.interceptors.request.use((config) => {
    void install();
    return config;
  });
  for (const type of ['input', 'pointerdown']) document.addEventListener(type, () => void install(), { once: true });
  if (isSignedIn()) void install();
  return { resetDemo: async () => (await install()).reset() };
}

const demo = env.mock ? installMockOnDemand() : undefined;
if (!demo) http.defaults.baseURL = env.apiUrl;

const queryClient = createQueryClient();
const router = createAppRouter({
  queryClient,
  ...demo,
  demoAccounts: async () => (env.mock ? (await import('@larder/mock-api/accounts')).demoAccounts : []),
});
onSessionEnd((reason) => redirectToLogin(router, reason));
// A tab on the sign-in page redirects when another tab signs in.
onSessionElsewhere(() => void router.invalidate());

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

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

/** The in-browser API comes with the first request, or a little earlier: when a hand is at the page. */
function installMockOnDemand() {
  let installed: Promise<MockApi> | undefined;
  const install = () => {
    if (installed) return installed;
    const begun = import('@larder/mock-api').then(({ indexedDbStorage, installMockApi, scenarioOptions }) => {
      const options = { auth: 'enforce', storage: indexedDbStorage(), ...scenarioOptions(search) } as const;
      const api = installMockApi(http, options);
      return api.ready.then(() => api);
    });
    installed = begun;
    whenReady(begun);
    begun.catch(() => {
      installed = undefined;
    });
    return begun;
  };
  // The address may have changed by then.
  const { search } = window.location;
  // Added last, so it runs before the client's own wait for what is being installed.
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
// A tab that stands at sign-in goes where it was asked to go.
onSessionElsewhere(() => void router.invalidate());

await setupI18n();
// After the language is known: boot.js has set the root element for the first paint, and it must not turn round twice.
applyPreferences(document);

createRoot(document.getElementById('root')!, {
  onCaughtError: (error) => {
    // A page that is denied is an answer, no fault.
    // oxlint-disable-next-line no-console -- what React does by itself
    if (!(error instanceof ForbiddenError)) console.error(error);
  },
}).render(
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>,
);

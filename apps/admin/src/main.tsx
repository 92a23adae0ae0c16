import '@larder/ui/theme';
import { applyPreferences, createQueryClient, http, onSessionEnd, setupI18n, whenReady } from '@larder/domain';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { env } from './env';
import { notify } from './lib/notify';
import { App } from './providers';
import { createAppRouter } from './router';

// The in-browser API is a chunk of its own; requests wait for it, the first paint does not.
const mock = env.mock ? import('@larder/mock-api') : undefined;
if (mock) whenReady(mock.then(({ installMockApi, browserStorage, scenarioFromLocation }) =>
  installMockApi(http, { auth: 'enforce', storage: browserStorage(), ...scenarioFromLocation(window.location) }).ready));
else http.defaults.baseURL = env.apiUrl;

const queryClient = createQueryClient();
const router = createAppRouter({ queryClient, demoAccounts: async () => (await mock)?.demoAccounts ?? [] });

onSessionEnd((reason) => {
  queryClient.clear();
  const { href } = router.state.location;
  void router.navigate({ to: '/login', search: reason === 'signed-out' || href === '/' ? {} : { next: href }, replace: true });
});

applyPreferences(document);
await setupI18n();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>,
);

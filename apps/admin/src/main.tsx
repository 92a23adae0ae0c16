import '@larder/ui/theme';
import { applyPreferences, createQueryClient, http, onSessionEnd, setupI18n, whenReady } from '@larder/domain';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { env } from './env';
import { App } from './providers';
import { createAppRouter } from './router';
import { leaveSession } from './shell/leaveSession';

// The in-browser API is a chunk of its own: requests wait for it, the first paint does not.
const mock = env.mock
  ? import('@larder/mock-api').then(async ({ demoAccounts, indexedDbStorage, installMockApi, scenarioOptions }) => {
      await installMockApi(http, {
        auth: 'enforce',
        storage: indexedDbStorage(),
        ...scenarioOptions(window.location.search),
      }).ready;
      return demoAccounts;
    })
  : undefined;
if (mock) whenReady(mock);
else http.defaults.baseURL = env.apiUrl;

const queryClient = createQueryClient();
const router = createAppRouter({ queryClient, demoAccounts: async () => (await mock) ?? [] });
onSessionEnd((reason) => leaveSession(router, reason));

applyPreferences(document);
await setupI18n();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App router={router} queryClient={queryClient} />
  </StrictMode>,
);

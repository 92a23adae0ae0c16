import {
  call,
  createQueryClient,
  DomainProvider,
  endSession,
  http,
  setLanguage,
  setupI18n,
  startSession,
} from '@larder/domain';
import { sessionEndpoints } from '@larder/domain/contract';
import {
  demoAccounts,
  installMockApi,
  scenarios,
  type MockApi,
  type MockApiOptions,
  type Scenario,
} from '@larder/mock-api';
import * as accounts from '@larder/mock-api/accounts';
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { App } from '../apps/admin/src/providers';
import { createAppRouter, type RouterContext } from '../apps/admin/src/router';

/** `parameters.app` of a story that needs the app. */
export interface AppParameters {
  /** Path and search parameters of the page to render. @default none: renders only the story */
  path?: string;
  /** Role of the signed-in user; `new` registers an account; `none` for the sign-in pages. @default 'owner' */
  account?: 'owner' | 'manager' | 'server' | 'new' | 'none';
  /** Scenario of the mock API, such as `empty` or `failing`. */
  scenario?: Scenario;
  /** Other options of the mock API: faults, latency, the clock. */
  api?: MockApiOptions;
  /** Other services that the sign-in page offers. */
  signInProviders?: RouterContext['signInProviders'];
  /** Changes the data before the page loads. */
  setUp?: () => Promise<unknown>;
}

let texts: Promise<unknown> | undefined;
let running: MockApi | undefined;

async function signIn(role: string) {
  const account = demoAccounts.find((demo) => demo.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}.`);
  const response = await call(sessionEndpoints.login, { email: account.email, password: account.password });
  if ('challenge' in response) throw new Error(`The demo account with the role ${role} requires a code.`);
  startSession(response);
}

async function register() {
  const email = 'nova.lind@saltmarsh.example';
  startSession(await call(sessionEndpoints.register, { username: 'nova.lind', email, password: 'rye-bread-1' }));
}

/** Clears the browser's storage and the stored atoms, because stories share a page. */
function resetStorage() {
  localStorage.clear();
  sessionStorage.clear();
  // Stored atoms read their keys again only when another tab reports a change.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  // Without this, the tour is offered on every page.
  localStorage.setItem('tourOffered', 'true');
}

/**
 * Prepares the app on a mock API with newly seeded data. Returns a function that renders it at `path`, or renders the
 * story in its providers if there is no path.
 */
export async function prepareApp(
  { path, account = 'owner', scenario, api, signInProviders, setUp }: AppParameters,
  language: string,
) {
  texts ??= setupI18n({ basePath: new URL('./', document.baseURI).pathname });
  await texts;
  running?.restore();
  const { faults = [], ...options }: MockApiOptions = { ...(scenario ? scenarios[scenario] : {}), ...api };
  running = installMockApi(http, { auth: 'enforce', checkResponses: true, ...options, storage: null });
  await running.ready;
  endSession('signed-out');
  resetStorage();
  await setLanguage(language);
  if (account === 'new') await register();
  else if (account !== 'none') await signIn(account);
  await setUp?.();
  // Added after sign-in, so that no fault affects the sign-in.
  running.faults.push(...faults);
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 10, refetchOnWindowFocus: false } });
  const router = createAppRouter(
    { queryClient, demoAccess: async () => accounts, signInProviders },
    createMemoryHistory({ initialEntries: [path ?? '/'] }),
  );
  if (path === undefined)
    return (Story: ComponentType) => (
      <DomainProvider queryClient={queryClient}>
        <RouterContextProvider router={router}>
          <Story />
        </RouterContextProvider>
      </DomainProvider>
    );
  await router.load();
  return () => <App key={path} router={router} queryClient={queryClient} />;
}

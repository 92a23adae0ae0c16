import type { QueryClient } from '@larder/domain';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { SignInProvider } from './env';
import { routeTree } from './routeTree.gen';
import { NotFound } from './shell/errors/NotFound';
import { PageErrorPage } from './shell/errors/PageErrorPage';

/** A demo account that the sign-in page offers with the mock API. */
export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** The accounts and codes of the mock API. */
export interface DemoAccess {
  demoAccounts: readonly DemoAccount[];
  /** An account with two-step sign-in. */
  demoTwoStepAccount: Omit<DemoAccount, 'role'>;
  /** Verification code that the mock API accepts for every account. */
  demoCode: string;
  /** Token of the link that a real API would send by email. */
  demoToken: string;
}

/** Router context of every route. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Resolves to the demo accounts and codes, or to `undefined` without the mock API. */
  demoAccess: () => Promise<DemoAccess | undefined>;
  /** Other services that the sign-in page offers. @default none */
  signInProviders?: readonly SignInProvider[];
  /** Resets the demo data. Undefined without the mock API. */
  resetDemo?: () => Promise<void>;
}

/** Creates the app's router. Stories and tests pass a memory history. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
    defaultPreload: 'intent',
    // Runs the loader on every preload: the query cache decides which data is stale.
    defaultPreloadStaleTime: 0,
    // Keep the old page until the new one is loaded.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultErrorComponent: PageErrorPage,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

import type { QueryClient } from '@larder/domain';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
import { NotFound } from './shell/errors/NotFound';
import { PageErrorPage } from './shell/errors/PageErrorPage';

/** An account of the demo data that the sign-in page offers; only while the in-browser API answers. */
export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** What every route can count on. */
export interface RouterContext {
  queryClient: QueryClient;
  /** Resolves to the demo accounts, or to none where a real server answers. */
  demoAccounts: () => Promise<readonly DemoAccount[]>;
  /** Takes the demo data back to their beginning; absent where a real server answers. */
  resetDemo?: () => Promise<void>;
}

/** Builds the app's router; stories and tests give a memory history. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    // The old page stays until the new one is ready.
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

import { DomainProvider, useLanguage, type QueryClient } from '@larder/domain';
import { LocaleContext } from '@larder/ui';
import { RouterProvider } from '@tanstack/react-router';
import type { createAppRouter } from './router';

export interface AppProps {
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
}

function LocalisedApp({ router }: Pick<AppProps, 'router'>) {
  const { language } = useLanguage();
  return (
    <LocaleContext value={language}>
      <RouterProvider router={router} />
    </LocaleContext>
  );
}

/** The app. Stories render it with a memory router. */
export function App({ router, queryClient }: AppProps) {
  return (
    <DomainProvider queryClient={queryClient}>
      <LocalisedApp router={router} />
    </DomainProvider>
  );
}

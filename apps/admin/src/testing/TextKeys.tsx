import { createQueryClient, DomainProvider } from '@larder/domain';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createInstance, type TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

const keys = createInstance();
void keys.init({ lng: 'en', resources: {}, initAsync: false });
const keyOf = (key: string, values: Record<string, unknown> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => (name === 'defaultValue' ? text : `${text} ${name}=${String(value)}`),
    key,
  );
keys.getFixedT = () => keyOf as unknown as TFunction;

export interface TextKeysProps {
  queryClient?: ReturnType<typeof createQueryClient>;
  children?: ReactNode;
}

/**
 * Provides what a component under test needs: the domain, a router, and as texts the translation keys with their
 * values, such as `bills.receipt.seat seat=2`.
 */
export function TextKeys({ queryClient, children }: TextKeysProps) {
  const [client] = useState(() => queryClient ?? createQueryClient());
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) }),
  );
  return (
    <DomainProvider queryClient={client}>
      <RouterContextProvider router={router as never}>
        <I18nextProvider i18n={keys}>{children}</I18nextProvider>
      </RouterContextProvider>
    </DomainProvider>
  );
}

import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderRoutes } from '../../../testing/renderRoutes';
import { startProviderSignIn } from '../providerState';
import { loginSearch } from '../sessionSearch';
import { SignInProviders } from './SignInProviders';

const signIn = vi.hoisted(() => vi.fn<(form: object) => Promise<object>>());
vi.mock('@larder/domain', async (original) => ({
  ...(await original<object>()),
  useSignIn: () => ({ mutateAsync: signIn }),
}));

const providers = [{ id: 'orchard', name: 'Orchard ID', url: 'https://orchard.example/sign-in' }];

const open = (path: string) =>
  renderRoutes(path, [
    { id: '/login', validateSearch: loginSearch, component: () => <SignInProviders providers={providers} /> },
    { id: '/today', component: () => <h1>Today</h1> },
  ]);

beforeEach(() => {
  sessionStorage.clear();
  signIn.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

it('SignInProviders redeems a code of digits and opens the page that was requested before', async () => {
  startProviderSignIn({ provider: 'orchard', state: '1-2', next: '/today' });
  open('/login?provider=orchard&code=123456&state=1-2');
  await screen.findByRole('heading', { name: 'Today' });
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ provider: 'orchard', code: '123456' });
});

it('SignInProviders does not redeem a code with a foreign state, and removes it from the URL', async () => {
  startProviderSignIn({ provider: 'orchard', state: '1-2', next: '/today' });
  const history = open('/login?provider=orchard&code=123456&state=3-4');
  await screen.findByRole('alert');
  expect(signIn).not.toHaveBeenCalled();
  expect(history.location.href).toBe('/login');
});

it('SignInProviders keeps the requested page if the provider returns no code', async () => {
  startProviderSignIn({ provider: 'orchard', state: '1-2', next: '/today' });
  const history = open('/login?provider=orchard&state=1-2');
  await screen.findByRole('alert');
  await waitFor(() => expect(history.location.href).toBe('/login?next=%2Ftoday'));
  expect(signIn).not.toHaveBeenCalled();
});

import { createQueryClient, endSession } from '@larder/domain';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../router';
import { redirectToLogin } from './redirectToLogin';
import { startTestSession } from '../../testing/testSession';

vi.mock('../../components/lazyPage', () => ({
  lazyPage: () => ({ load: async () => ({}), component: () => () => null }),
}));
vi.mock('../lazyShell', () => ({ LazyShell: () => null, loadShell: () => undefined }));

afterEach(() => endSession('signed-out'));

/** Opens a page as a signed-in user, ends the session and returns the URL. */
async function urlAfterEnd(path: string, reason: 'other-tab' | 'signed-out') {
  startTestSession({ id: 7 });
  const router = createAppRouter(
    { queryClient: createQueryClient(), demoAccess: async () => undefined },
    createMemoryHistory({ initialEntries: [path] }),
  );
  await router.load();
  endSession(reason);
  await redirectToLogin(router, reason);
  return router.state.location.href;
}

it.each([
  ['/datatables/basic?page=2', 'other-tab', '/login?next=%2Fdatatables%2Fbasic%3Fpage%3D2'],
  ['/datatables/basic?page=2', 'signed-out', '/login'],
  ['/no/such/page', 'other-tab', '/login?next=%2Fno%2Fsuch%2Fpage'],
  ['/page-layout/layout-blank', 'other-tab', '/login?next=%2Fpage-layout%2Flayout-blank'],
  ['/pages/login-basic', 'other-tab', '/pages/login-basic'],
  ['/pages/verify-email-cover', 'other-tab', '/pages/verify-email-cover'],
] as const)('%s redirects to sign-in only if it requires a session (%s)', async (path, reason, url) => {
  expect(await urlAfterEnd(path, reason)).toBe(url);
});

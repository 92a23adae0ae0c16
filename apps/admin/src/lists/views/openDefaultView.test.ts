import { createQueryClient, endSession, setDefaultView, viewsQuery } from '@larder/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDefaultView } from './openDefaultView';
import { startTestSession } from '../../testing/testSession';

const views = [{ id: 'v1', params: { q: 'sour', page: 2 } }];
const queryClient = createQueryClient();
beforeEach(() => {
  const user = {
    id: 1,
    fullName: 'Mara Lund',
    username: 'mara',
    email: 'mara@larder.example',
    avatar: '',
    role: 'Owner',
  };
  startTestSession({ ...user, workPlaces: [] });
  queryClient.setQueryData(viewsQuery('jars').queryKey, views as never);
});
afterEach(() => {
  setDefaultView('jars', undefined);
  endSession('signed-out');
});
const open = (search: object = {}) => openDefaultView(queryClient, 'jars', search).catch((error: unknown) => error);

it('openDefaultView redirects to the parameters of the default view', async () => {
  setDefaultView('jars', 'v1');
  expect(await open({ q: undefined })).toMatchObject({
    options: { to: '.', replace: true, search: { q: 'sour', saved: 'v1' } },
  });
});

it('openDefaultView does not redirect without a default view, with search parameters, or if the view does not exist', async () => {
  expect(await open()).toBeUndefined();
  setDefaultView('jars', 'v1');
  expect(await open({ saved: 'all' })).toBeUndefined();
  setDefaultView('jars', 'v2');
  expect(await open()).toBeUndefined();
});

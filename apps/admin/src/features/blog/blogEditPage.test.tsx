import {
  askOverwrite,
  call,
  createQueryClient,
  DomainProvider,
  useOverwriteQuestion,
  type OverwriteQuestion,
} from '@larder/domain';
import { blogEndpoints } from '@larder/domain/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { eventually, useMockServer } from '../../testing/mockServer';
import { BlogEditPage } from './BlogEditPage';

useMockServer();
afterEach(() => askOverwrite(null));

it('the editor closes when a post that someone else has changed is deleted anyway', async () => {
  let question: OverwriteQuestion | null = null;
  function Root() {
    question = useOverwriteQuestion();
    return <Outlet />;
  }
  const root = createRootRoute({ component: Root });
  const shell = createRoute({ getParentRoute: () => root, id: '_shell' });
  const edit = createRoute({ getParentRoute: () => shell, path: '/pages/blog/edit/$id', component: BlogEditPage });
  const list = createRoute({ getParentRoute: () => shell, path: '/pages/blog/list' });
  const history = createMemoryHistory({ initialEntries: ['/pages/blog/edit/2'] });
  const router = createRouter({ routeTree: root.addChildren([shell.addChildren([edit, list])]), history });
  render(
    <DomainProvider queryClient={createQueryClient()}>
      <RouterProvider router={router as never} />
    </DomainProvider>,
  );
  const remove = await screen.findByRole('button', { name: 'blog.actions.delete' });
  await call(blogEndpoints.update, { post: { id: 2, blogTitle: 'Changed by Ilse' } });
  fireEvent.click(remove);
  const overwrite = await eventually(() => question!.overwrite!);
  expect(history.location.pathname).toBe('/pages/blog/edit/2');
  overwrite();
  await eventually(() => expect(history.location.pathname).toBe('/pages/blog/list'));
});

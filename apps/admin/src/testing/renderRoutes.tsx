import { createQueryClient, DomainProvider } from '@larder/domain';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type AnyValidator,
  type RouteComponent,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';

export interface TestRoute {
  /** ID as in the route tree, such as `/login` or `/_shell/apps/chat`. */
  id: string;
  component: RouteComponent;
  validateSearch?: AnyValidator;
}

/** Renders a path in a router that has only the given routes. Returns the history. */
export function renderRoutes(path: string, routes: readonly TestRoute[], queryClient = createQueryClient()) {
  const root = createRootRoute();
  const shell = createRoute({ getParentRoute: () => root, id: '_shell' });
  const children = (parent: typeof root | typeof shell, prefix: string, chosen: readonly TestRoute[]) =>
    chosen.map(({ id, ...options }) =>
      createRoute({ getParentRoute: () => parent as typeof root, path: id.slice(prefix.length), ...options }),
    );
  const inShell = routes.filter(({ id }) => id.startsWith('/_shell/'));
  const others = routes.filter((route) => !inShell.includes(route));
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({
    routeTree: root.addChildren([
      ...children(root, '', others),
      shell.addChildren(children(shell, '/_shell', inShell)),
    ]),
    history,
  });
  render(
    <DomainProvider queryClient={queryClient}>
      <RouterProvider router={router as never} />
    </DomainProvider>,
  );
  return history;
}

import { createQueryClient, endSession, ForbiddenError } from '@larder/domain';
import { findPage, pages } from '@larder/domain/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { galleryPages } from '../../features/gallery/galleryPages';
import { createAppRouter } from '../../router';
import { buildMenu, hasRoute, isAvailable } from './navigation';
import { palettePrefixes, splitPrefix } from '../palette/palettePrefixes';
import { startTestSession } from '../../testing/testSession';

// Only guards and loaders are tested here, so pages need no module.
vi.mock('../../components/lazyPage', () => {
  // A module with every loader, but without `then`: otherwise `await` would treat it as a promise.
  const page = new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : () => undefined) });
  return { lazyPage: () => ({ load: async () => page, component: () => () => null }) };
});

const galleryPaths = pages.filter(({ target }) => target in galleryPages).map(({ path }) => path);

const routerAt = (path: string) =>
  createAppRouter(
    { queryClient: createQueryClient(), demoAccess: async () => undefined },
    createMemoryHistory({ initialEntries: [path] }),
  );
const { routesByPath } = routerAt('/');
const routePaths = Object.keys(routesByPath);
const everything = { routePaths, can: () => true };

/** Routes that are not in the page table. */
const others = [
  '/$',
  '/dashboard/ecommerce',
  '/login',
  '/register',
  '/forgot-password',
  '/auth/not-auth',
  '/pages/blog/edit/new',
  '/apps/invoice/print/$id',
  '/apps/bills/print/$id',
];
/** Paths without an ID, which redirect to the newest record, with their list. */
const listOf: Readonly<Record<string, string>> = {
  '/apps/invoice/preview': '/apps/invoice/list',
  '/pages/blog/detail': '/pages/blog/list',
  '/pages/blog/edit': '/pages/blog/list',
};
const redirecting = Object.keys(listOf);
const built = routePaths
  .filter((path) => !others.includes(path.replace(/(.)\/$/, '$1')))
  // A route of the gallery serves all pages of its section that have stories.
  .flatMap((path) => (path.endsWith('/$galleryPage') ? galleryPaths.filter((page) => hasRoute([path], page)) : path));
/** Returns the path of the page of a route. A route with parameters belongs to the last page above it. */
const pageOf = (route: string) => {
  const path = route.replace(/(.)\/$/, '$1');
  const above = (page: string) => path.includes('/$') && path.startsWith(`${page}/`);
  return pages.map((page) => page.path).findLast((page) => page === path || above(page)) ?? path;
};

const signIn = (ability: { action: string; subject: string }[]) => startTestSession({ id: 7, ability });

afterEach(() => endSession('signed-out'));

describe('page table and router', () => {
  it.each(built)('%s is the path of a page or of its record', (path) =>
    expect(pages.map((page) => page.path)).toContain(pageOf(path)),
  );

  it('the menu, search results and bookmarks contain the same pages', () => {
    const menu = buildMenu((key) => key, everything).flatMap(({ items }) =>
      items.flatMap((item) => item.children ?? [item]).map(({ href }) => href),
    );
    expect(new Set(menu)).toEqual(new Set(built.map(pageOf)));
    // Search results, the palette and bookmarks filter responses with this function.
    expect(pages.filter(({ path }) => isAvailable(path, everything)).map(({ path }) => path)).toEqual(menu);
  });

  it('pages without a route are not available', () => {
    for (const { path } of pages) expect(isAvailable(path, everything)).toBe(hasRoute(routePaths, path));
  });

  it('the palette has the number prefix only if bills or invoices can be opened', () => {
    const hasNumbers = ['/apps/bills', '/apps/invoice/preview'].some((link) => isAvailable(link, everything));
    expect('#' in palettePrefixes).toBe(hasNumbers);
    expect(splitPrefix('#5042').typed).toBe(hasNumbers ? '5042' : '#5042');
  });
});

const all = built.map((path) => path.replace(/\$\w+/g, '7'));
const isPublic = (path: string) => findPage(path)?.access === 'public';
const paths = all.filter((path) => !isPublic(path));

describe('guards', () => {
  it.each(paths)('%s redirects a signed-out visitor to sign-in and keeps the URL in `next`', async (path) => {
    const router = routerAt(path);
    await router.load();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toEqual(path === '/' ? {} : { next: path });
  });

  it.each(all.filter(isPublic))('%s is open to signed-out and signed-in visitors', async (path) => {
    for (const isIn of [false, true]) {
      if (isIn) signIn([]);
      const router = routerAt(path);
      await router.load();
      expect(router.state.location.pathname).toBe(path);
      expect(router.state.matches.map((match) => match.error).find(Boolean)).toBeUndefined();
    }
  });

  it.each(['/login', '/register', '/forgot-password'])('%s redirects a signed-in user to `next`', async (path) => {
    signIn([]);
    const router = routerAt(`${path}?next=%2Ftoday`);
    await router.load();
    expect(router.state.location.pathname).toBe('/today');
  });

  it.each(['/?restaurant=quay', '/dashboard/analytics?restaurant=quay'])(
    '%s keeps its search in `next` when a signed-out visitor is redirected to sign-in',
    async (path) => {
      const router = routerAt(path);
      await router.load();
      expect(router.state.location.search).toEqual({ next: path });
    },
  );

  const failureAt = async (path: string) => {
    signIn([]);
    const router = routerAt(path);
    await router.load();
    expect(router.state.location.pathname).toBe(path);
    return router.state.matches.map((match) => match.error).find(Boolean);
  };
  const isOpen = (path: string) => typeof findPage(path)!.access === 'string';

  it.each(paths.filter((path) => isOpen(path) && !redirecting.includes(path)))(
    '%s requires no permission',
    async (path) => expect(await failureAt(path)).toBeUndefined(),
  );

  it.each(redirecting)('%s redirects to the list if the newest record is unknown', async (path) => {
    signIn([{ action: 'read', subject: 'invoice' }]);
    const router = routerAt(path);
    await router.load();
    expect(router.state.location.pathname).toBe(listOf[path]);
  });

  it('the start page redirects to Today if the user lacks its permission', async () => {
    signIn([]);
    const router = routerAt('/');
    await router.load();
    expect(router.state.location.pathname).toBe('/today');
  });

  it.each(paths.filter((path) => path !== '/' && !isOpen(path)))(
    '%s requires the permission in the page table and names it in the error',
    async (path) => {
      const { action, subject } = findPage(path)!.access as { action: string; subject: string };
      const error = await failureAt(path);
      expect(error).toBeInstanceOf(ForbiddenError);
      expect(error).toMatchObject({ action, subjectType: subject });
    },
  );
});

describe('unknown URL', () => {
  it.each(['/no/such/page', '/apps/user/lists', '/apps/user/view/7/more'])(
    '%s renders the error page in place, signed in or out',
    async (path) => {
      for (const isIn of [true, false]) {
        if (isIn) signIn([]);
        else endSession('signed-out');
        const router = routerAt(path);
        await router.load();
        expect(router.state.matches.at(-1)?.routeId).toBe('/$');
        expect(router.state.location.pathname).not.toBe('/login');
      }
    },
  );
});

const searches = Object.values(routesByPath).flatMap(({ fullPath, options }) =>
  typeof options.validateSearch === 'object' || typeof options.validateSearch === 'function'
    ? [[fullPath, options.validateSearch] as const]
    : [],
);

describe('search parameters', () => {
  it.each(searches)('%s parses any input to valid search parameters', (_path, validate) => {
    const parse = (input: object): unknown =>
      typeof validate === 'function'
        ? validate(input)
        : (validate as { parse: (input: object) => unknown }).parse(input);
    const names = Object.keys(
      (validate as { shape?: object; def?: { shape: object } }).shape ??
        (validate as { def?: { shape: object } }).def?.shape ??
        {},
    );
    expect(names.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names, 'other', '__proto__'), fc.anything()), (input) => {
        const result = parse(input) as Record<string, unknown>;
        // Parsing is idempotent, so that a shared URL does not change when it is opened.
        expect(parse(result)).toEqual(result);
        // Lists of values are flat, so that the URL stays readable.
        for (const value of Object.values(result).flat())
          expect(['string', 'number', 'boolean', 'undefined']).toContain(typeof value);
      }),
      { numRuns: 100 },
    );
  });
});

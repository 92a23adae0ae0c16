import { createQueryClient, endSession, ForbiddenError, startSession } from '@larder/domain';
import { pages } from '@larder/domain/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '../router';
import { buildMenu, hasRoute, isReachable, pageOf } from './navigation';
import { palettePrefixes, splitPrefix } from './palettePrefixes';

// The guards are asked, the pages are not shown.
vi.mock('../lib/lazyPage', () => {
  // A module that has every loader, and is no promise.
  const page = new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : () => undefined) });
  return { lazyPage: () => ({ load: async () => page, component: () => () => null }) };
});

const routerAt = (path: string) =>
  createAppRouter(
    { queryClient: createQueryClient(), demoAccounts: async () => [] },
    createMemoryHistory({ initialEntries: [path] }),
  );
const { routesByPath } = routerAt('/');
const routePaths = Object.keys(routesByPath);
const everything = { routePaths, can: () => true };

/** Routes that are no page of the table (pages.md 2.7). */
const others = ['/$', '/dashboard/ecommerce', '/login'];
const built = routePaths.filter((path) => !others.includes(path.replace(/(.)\/$/, '$1')));
const bare = (path: string) => path.replace(/\/\$.*$/, '').replace(/(.)\/$/, '$1');

const signIn = (ability: { action: string; subject: string }[]) =>
  startSession({
    id: 7,
    fullName: 'Wren Castellano',
    username: 'wren',
    email: 'wren@saltmarsh.example',
    avatar: '',
    role: 'server',
    ability,
    workPlaces: [{ _id: 'quay', name: 'Quay Street' }],
    token: 'token',
    refreshToken: 'refresh',
  });

afterEach(() => endSession('signed-out'));

describe('what is built and what is offered', () => {
  it.each(built)('%s is a page of the table, or the record of one', (path) =>
    expect(pages.map(({ link }) => link)).toContain(bare(path)),
  );

  it('every built page stands in the menu', () => {
    const rows = buildMenu((key) => key, everything).flatMap(({ items }) =>
      items.flatMap((item) => [item, ...(item.children ?? [])]),
    );
    const offered = rows.flatMap(({ href }) => href ?? []);
    expect(new Set(offered)).toEqual(new Set(built.map(bare)));
    // Search, palette and bookmarks ask the same question.
    expect(offered.filter((link) => !isReachable(link, everything))).toEqual([]);
    const known = pages.filter(({ link }) => isReachable(link, everything)).map(({ link }) => link);
    expect(new Set(known)).toEqual(new Set(offered));
  });

  it('nothing is offered that has no route', () => {
    for (const { link } of pages) expect(isReachable(link, everything)).toBe(hasRoute(routePaths, link));
  });

  it('a number is looked for in the palette as soon as there are bills or invoices to open, and not before', () => {
    const hasNumbers = ['/apps/bills', '/apps/invoice/preview'].some((link) => isReachable(link, everything));
    expect('#' in palettePrefixes).toBe(hasNumbers);
    expect(splitPrefix('#5042').typed).toBe(hasNumbers ? '5042' : '#5042');
  });
});

const paths = built.map((path) => path.replace(/\$\w+/g, '7'));

describe('a page', () => {
  it.each(paths)('%s sends a signed-out visitor to sign-in, and back afterwards', async (path) => {
    const router = routerAt(path);
    await router.load();
    expect(router.state.location.pathname).toBe('/login');
    expect(router.state.location.search).toEqual(path === '/' ? {} : { next: path });
  });

  it.each(['/?restaurant=quay', '/dashboard/analytics?restaurant=quay'])(
    '%s is where a signed-out visitor comes back to',
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
  const isOpen = (path: string) => typeof pageOf(path)!.access === 'string';

  it.each(paths.filter(isOpen))('%s asks for no right', async (path) => expect(await failureAt(path)).toBeUndefined());

  it.each(paths.filter((path) => !isOpen(path)))('%s names the right that is missing, in place', async (path) => {
    const { action, subject } = pageOf(path)!.access as { action: string; subject: string };
    const error = await failureAt(path);
    expect(error).toBeInstanceOf(ForbiddenError);
    expect(error).toMatchObject({ action, subjectType: subject });
  });
});

describe('an unknown address', () => {
  it.each(['/no/such/page', '/apps/user/lists', '/apps/user/view/7/more'])(
    '%s stays where it is, signed in or out',
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

describe('the search of', () => {
  it.each(searches)('%s falls back whatever it is given', (_path, validate) => {
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
        // What is kept is kept as it is the next time: nothing to repair in a link that somebody shares.
        expect(parse(result)).toEqual(result);
        for (const value of Object.values(result)) expect(['string', 'number', 'undefined']).toContain(typeof value);
      }),
      { numRuns: 100 },
    );
  });
});

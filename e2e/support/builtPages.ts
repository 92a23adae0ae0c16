import { builtPages as pages } from '../../tools/builtPages';

const evening = '?clock=2026-11-20T20:15:00Z';

export const notFoundPath = '/no/such/page';

/** Paths of all implemented pages, at a fixed time. */
export const builtPages = [...pages().map(({ path }) => path + evening), `/apps/user/view/2${evening}`, notFoundPath];

/** Checks whether a page has no shell and is open to everyone. */
export const isPublic = (path: string) =>
  pages().some((page) => page.access === 'public' && path === page.path + evening);

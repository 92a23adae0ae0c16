import { galleryPages } from '../../apps/admin/src/features/gallery/galleryPages';
import { builtPages, builtRoutes } from '../../tools/builtPages';

/** Adds a fixed time to a path. */
export const atEvening = (path: string) => `${path}?clock=2026-11-20T20:15:00Z`;

const notFoundPath = '/no/such/page';

/** An article of the knowledge base. */
const article = '/pages/knowledge-base/getting-started/set-up-a-restaurant';

const isInGallery = ({ target }: { target: string }) => target in galleryPages;

const galleryPaths: readonly string[] = builtPages()
  .filter(isInGallery)
  .map(({ path }) => path);

/** Paths of all implemented pages outside the gallery, at a fixed time. */
export const builtPaths = [
  ...builtPages()
    .filter((page) => !isInGallery(page))
    .map(({ path }) => path),
  '/apps/user/view/2',
  article,
  notFoundPath,
].map(atEvening);

/** Paths of records, by route. */
const records: Partial<Record<string, string>> = {
  '/apps/bills/print/$id': '/apps/bills/print/nyc-20261120-001',
  '/apps/chat/$id': '/apps/chat/2',
  '/apps/ecommerce/checkout/order/$id': '/apps/ecommerce/checkout/order/945',
  '/apps/invoice/edit/$id': '/apps/invoice/edit/5036',
  '/apps/invoice/preview/$id': '/apps/invoice/preview/5035',
  '/apps/invoice/print/$id': '/apps/invoice/print/5035',
  '/apps/email/$folder': '/apps/email/sent',
  '/apps/email/label/$label': '/apps/email/label/important',
  '/apps/todo/$filter': '/apps/todo/important',
  '/apps/todo/tag/$tag': '/apps/todo/tag/update',
  '/pages/knowledge-base/$category': '/pages/knowledge-base/getting-started',
  '/pages/knowledge-base/$category/$question': article,
};
/** Routes that a signed-in user cannot see. */
const forGuests = ['/login', '/register', '/forgot-password'];

/** Paths of all pages that a guest can see. */
export const guestPaths: readonly string[] = [
  ...forGuests,
  ...builtPages()
    .filter(({ access }) => access === 'public')
    .map(({ path }) => path),
];

/** One path for each route that a signed-in user can see. A route with a parameter has the path of a record. */
export const pagePaths = [
  ...new Set([
    ...builtPages().map(({ path }) => path),
    ...builtRoutes()
      .filter((route) => !route.endsWith('/$galleryPage') && !forGuests.includes(route))
      .map((route) => (route === '/$' ? notFoundPath : (records[route] ?? route.replaceAll(/\$\w+/g, '1')))),
  ]),
];

/** Prefixes of paths without breadcrumbs: apps that fill the shell, pages without a shell, and unknown paths. */
const withoutTrail = [
  '/apps/email',
  '/apps/chat',
  '/apps/calendar',
  '/apps/todo',
  '/apps/bills/print',
  '/apps/invoice/print',
  '/auth/not-auth',
  '/page-layout/layout-blank',
  notFoundPath,
];

/** Checks whether guests can see a page. Such pages have no shell. */
export const isPublic = (path: string) => guestPaths.includes(path);

/** Checks whether a page has breadcrumbs. */
export const hasTrail = (path: string) => !isPublic(path) && !withoutTrail.some((start) => path.startsWith(start));

/** Checks whether a path is that of a gallery page. */
export const isGalleryPath = (path: string) => galleryPaths.includes(path);

/** Checks whether a path has a page. */
export const isBuilt = (path: string) => {
  const parts = path.split('/').filter(Boolean);
  const fits = (route: string) => {
    const wanted = route.split('/').filter(Boolean);
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at]);
  };
  return isGalleryPath(path) || builtRoutes().some((route) => !/\/\$(galleryPage)?$/.test(route) && fits(route));
};

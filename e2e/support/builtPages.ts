import { galleryPages } from '../../apps/admin/src/features/gallery/galleryPages';
import { builtPages, builtRoutes } from '../../tools/builtPages';

const evening = '?clock=2026-11-20T20:15:00Z';

export const notFoundPath = '/no/such/page';

/** An article of the knowledge base. */
const article = '/pages/knowledge-base/getting-started/set-up-a-restaurant';

const isInGallery = ({ target }: { target: string }) => target in galleryPages;

/** Paths of the pages of the gallery. */
export const galleryPaths = builtPages()
  .filter(isInGallery)
  .map(({ path }) => path);

/** Paths of all other implemented pages, at a fixed time. */
export const builtPaths = [
  ...builtPages()
    .filter((page) => !isInGallery(page))
    .map(({ path }) => path + evening),
  `/apps/user/view/2${evening}`,
  `${article}${evening}`,
  notFoundPath,
];

/** Checks whether a page has no shell and is open to everyone. */
export const isPublic = (path: string) =>
  builtPages().some((page) => page.access === 'public' && path.split('?')[0] === page.path);

/** Paths of records, by route. */
const records: Partial<Record<string, string>> = {
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

/** A path of every route that a signed-in user can see: all pages, and a record of each route with a parameter. */
export const walkedPaths = [
  ...new Set([
    ...builtPages().map(({ path }) => path),
    ...builtRoutes()
      .filter((route) => !route.endsWith('/$galleryPage') && !forGuests.includes(route))
      .map((route) => (route === '/$' ? notFoundPath : (records[route] ?? route.replaceAll(/\$\w+/g, '1')))),
  ]),
];

/** Checks whether a path is that of a gallery page. */
export const isGalleryPath = (path: string) => galleryPaths.includes(path as never);

/** Checks whether a path has a page. */
export const isBuilt = (path: string) => {
  const parts = path.split('/').filter(Boolean);
  const fits = (route: string) => {
    const wanted = route.split('/').filter(Boolean);
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at]);
  };
  return isGalleryPath(path) || builtRoutes().some((route) => !/\/\$(galleryPage)?$/.test(route) && fits(route));
};

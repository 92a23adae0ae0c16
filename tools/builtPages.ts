import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { galleryPages } from '../apps/admin/src/features/gallery/galleryPages.ts';
import { pages, type PageRecord } from '../packages/domain/src/pages/pages.ts';

export const routeTree = fileURLToPath(new URL('../apps/admin/src/routeTree.gen.ts', import.meta.url));

/** Returns the paths of all routes, such as `/apps/user/view/$id`. */
export const builtRoutes = (): readonly string[] => [
  ...new Set(
    [...readFileSync(routeTree, 'utf8').matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) =>
      path.replace(/(.)\/$/, '$1'),
    ),
  ),
];

/** Returns the pages that have a route. */
export function builtPages(): readonly PageRecord[] {
  const paths = builtRoutes().map((path) => path.replace(/\/\$.*$/, ''));
  return pages.filter(({ path, target }) => paths.includes(path) || target in galleryPages);
}

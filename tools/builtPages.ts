import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pages, type PageRecord } from '../packages/domain/src/pages/pages.ts';

export const routeTree = fileURLToPath(new URL('../apps/admin/src/routeTree.gen.ts', import.meta.url));

/** The pages that have a route. */
export function builtPages(): readonly PageRecord[] {
  const paths = [...readFileSync(routeTree, 'utf8').matchAll(/fullPath: '([^']+)'/g)].map(([, path = '']) =>
    path.replace(/\/\$.*$/, '').replace(/(.)\/$/, '$1'),
  );
  return pages.filter(({ path }) => paths.includes(path));
}

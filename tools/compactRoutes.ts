import type { Plugin } from 'vite';

interface Child {
  route: string;
  id: string;
  path?: string;
}

const text = (code: string, key: string) => new RegExp(`\\b${key}: '([^']*)'`).exec(code)?.[1];

/** Returns the generated route tree as one list of children for each parent, which is a third as long. */
export function compactRouteTree(code: string) {
  const routes = new Map<string, Child>();
  for (const [, name, route, options] of code.matchAll(/^const (\w+) =\s+(\w+)\.update\(\{([^}]*)\}/gm))
    routes.set(name!, { route: route!, id: text(options!, 'id')!, path: text(options!, 'path') });
  if (routes.size !== code.split('.update(').length - 1)
    throw new Error('The route tree has a route in another form: change tools/compactRoutes.ts.');
  const parents = [...code.matchAll(/^const (\w+)Children: \w+ =\s+\{([^}]*)\}/gm)].map(([, parent, entries]) => {
    const children = [...entries!.matchAll(/:\s+(\w+),/g)].map(([, name]) => {
      const { route, id, path } = routes.get(name!.replace(/WithChildren$/, ''))!;
      return `[${[route, JSON.stringify(path), ...(id === path ? [] : [JSON.stringify(id)])].join(', ')}]`;
    });
    return `addChildren(${routes.get(parent!)?.route ?? 'rootRouteImport'}, [${children.join(', ')}]);`;
  });
  return `${[...code.matchAll(/^import .*/gm)].join('\n')}
const addChildren = (parent, children) =>
  parent._addFileChildren(
    children.map(([route, path, id = path]) => route.update({ id, path, getParentRoute: () => parent })),
  );
${parents.join('\n')}
export const routeTree = rootRouteImport;
`;
}

/** Shortens the route tree in the build. Saves 1 KB on the first load of every page. */
export const compactRoutes = (): Plugin => ({
  name: 'larder:compact-routes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/routeTree\.gen\.ts$/ },
    handler: (code) => ({ code: compactRouteTree(code), map: null }),
  },
});

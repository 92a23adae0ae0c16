import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compactRouteTree } from './compactRoutes.ts';

const file = readFileSync(new URL('../apps/admin/src/routeTree.gen.ts', import.meta.url), 'utf8');

const createRoute = (name) => ({
  name,
  update(options) {
    return Object.assign(this, options);
  },
  _addFileChildren(children) {
    return Object.assign(this, { children: Object.values(children) });
  },
  _addFileTypes() {
    return this;
  },
});

/** Runs a route tree with fake routes. Returns each route with its ID, path and parent, in order. */
function run(code) {
  const names = [...code.matchAll(/import \{ Route as (\w+) \}/g)].map(([, name]) => name);
  const body = code
    .replaceAll(/^(import|export type) .*/gm, '')
    .replaceAll(/^(export )?(interface|declare module) [\s\S]*?^\}/gm, '')
    .replaceAll(/ as any\b|(?<=const \w+): \w+|<FileRouteTypes>/g, '')
    .replace('export const routeTree =', 'return');
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the generated code
  const tree = new Function(...names, body)(...names.map(createRoute));
  const list = ({ name, id, path, getParentRoute, children = [] }) => [
    [name, id, path, getParentRoute?.().name],
    ...children.flatMap(list),
  ];
  return list(tree);
}

describe('compactRouteTree', () => {
  it('keeps the ID, path, parent and order of every route', () => {
    const routes = run(file);
    expect(routes.length).toBeGreaterThan(90);
    expect(run(compactRouteTree(file))).toEqual(routes);
  });

  it('rejects a route in another form', () => {
    expect(() => compactRouteTree(`${file}\nconst A = B.lazy().update({ id: '/a' })`)).toThrow('another form');
  });
});

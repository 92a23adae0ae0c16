import { createElement, use, type ComponentType } from 'react';
import { importChunk } from '../lib/importChunk';

/**
 * A page in a lazy chunk. `load` resolves to the module, for a route's loader; `component` names the export to render.
 * A failed load is rendered by the route's error component; the next `load` starts again.
 */
export function lazyPage<Module extends object>(importer: () => Promise<Module>) {
  let current: Promise<Module> | undefined;
  let hasFailed = false;
  const load = () => {
    if (!current || hasFailed) {
      hasFailed = false;
      const promise = importChunk(importer);
      current = promise;
      promise.then(
        // React reads a settled promise synchronously: the page renders with the route, and its heading gets focus.
        (value) => void Object.assign(promise, { status: 'fulfilled', value }),
        () => {
          hasFailed = true;
        },
      );
    }
    return current;
  };
  const component = (name: keyof Module & string) => {
    const Page = (props: object) => createElement(use(current ?? load())[name] as ComponentType, props);
    return Object.assign(Page, { preload: () => load().then(() => undefined) });
  };
  return { load, component };
}

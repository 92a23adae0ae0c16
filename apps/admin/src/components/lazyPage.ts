import { createElement, use, type ComponentType } from 'react';
import { importChunk } from '@larder/ui/lazy';

/**
 * Lazy-loads a page. `load` resolves to the module, for route loaders; `component` renders an export of it.
 * If loading fails, the route renders its error component, and the next `load` retries.
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
        // `use` reads a settled promise synchronously, so the heading exists when RouteAnnouncer focuses it.
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

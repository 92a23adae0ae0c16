import { importChunk } from './importChunk';
import { offerPrefetch } from './prefetch';

const noop = () => undefined;

/** A module that is imported when it is first needed. */
export interface LazyModule<Module> {
  /** The module, or undefined until it is loaded. */
  get: () => Module | undefined;
  /** Imports the module. A failed import is retried on the next call and when the connection returns. */
  load: () => Promise<Module>;
  /** Imports the module without waiting for it. Ignores errors. */
  preload: () => void;
  /** Resolves when the latest import ends, even if it fails. Starts the first import. */
  settled: () => Promise<void>;
  /** Calls `listener` when the module is loaded or a failed import starts again. */
  subscribe: (listener: () => void) => () => void;
}

export function lazyModule<Module>(importer: () => Promise<Module>): LazyModule<Module> {
  const listeners = new Set<() => void>();
  let loaded: Module | undefined;
  let current: Promise<Module> | undefined;
  let settled: Promise<void> | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const start = async () => {
    try {
      loaded = await importChunk(importer);
    } catch (error) {
      current = undefined;
      window.addEventListener('online', preload, { once: true });
      throw error;
    }
    notify();
    return loaded;
  };
  const load = () => {
    if (current) return current;
    const isRetry = settled !== undefined;
    const attempt = start();
    current = attempt;
    settled = attempt.then(noop, noop);
    if (isRetry) notify();
    return attempt;
  };
  const preload = () => void load().catch(noop);
  offerPrefetch(() => load().then(noop, noop));

  return {
    get: () => loaded,
    load,
    preload,
    settled: () => {
      if (!settled) preload();
      return settled!;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

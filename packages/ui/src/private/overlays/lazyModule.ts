/** A module that is imported when it is first needed. */
export interface LazyModule<Module> {
  /** The module, or undefined until it is loaded. */
  get: () => Module | undefined;
  /** Imports the module. A failed import is tried again by the next call. */
  load: () => Promise<Module>;
  /** Calls `listener` when the module is loaded. */
  subscribe: (listener: () => void) => () => void;
}

export function lazyModule<Module>(importer: () => Promise<Module>): LazyModule<Module> {
  const listeners = new Set<() => void>();
  let loaded: Module | undefined;
  let pending: Promise<Module> | undefined;

  const start = async () => {
    try {
      loaded = await importer();
    } catch (error) {
      pending = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return loaded;
  };

  return {
    get: () => loaded,
    load: () => (pending ??= start()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

import { createElement, lazy, useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { LazyModule } from './lazyModule';

const Nothing = () => null;

/**
 * Creates a lazy component from a named export. Keeps its type, including type parameters, which `lazy` loses.
 * Suspends while the module loads, but not if it is loaded when the component mounts. If it cannot be loaded, renders
 * `fallback`, by default nothing, until the connection returns, so that a missing part never replaces the page.
 */
export function lazyNamed<Name extends string, Module extends Record<Name, unknown>>(
  module: LazyModule<Module>,
  name: Name,
  fallback: ComponentType<never> = Nothing,
): Module[Name] {
  /** A component for each import, because `lazy` caches a failure. */
  const parts = new WeakMap<Promise<void>, ComponentType>();
  const partOf = (settled: Promise<void>) => {
    const known = parts.get(settled);
    if (known) return known;
    const part = lazy(async () => {
      await settled;
      return { default: (module.get()?.[name] ?? fallback) as ComponentType };
    });
    parts.set(settled, part);
    return part;
  };

  function LazyPart(props: object) {
    const [loaded] = useState(() => module.get()?.[name] as ComponentType | undefined);
    const settled = useSyncExternalStore(module.subscribe, module.settled, module.settled);
    // Retry when a part mounts after a failed import.
    useEffect(() => {
      if (!module.get()) module.preload();
    }, []);
    return createElement(loaded ?? partOf(settled), props);
  }
  return LazyPart as unknown as Module[Name];
}

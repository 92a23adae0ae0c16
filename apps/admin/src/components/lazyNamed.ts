import { lazy, type ComponentType } from 'react';

/** Lazy-loads the component that a module exports as `name`. */
export function lazyNamed<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  importer: () => Promise<Module>,
  name: Name,
): Module[Name] {
  return lazy(async () => ({ default: (await importer())[name] as ComponentType })) as unknown as Module[Name];
}

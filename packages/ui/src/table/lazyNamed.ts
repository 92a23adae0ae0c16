import { lazy, type ComponentType } from 'react';

/**
 * A lazy component by its name in a module. Its type is kept, including the type parameters that `lazy` loses.
 * With a fallback, a module that cannot be loaded is replaced by it.
 */
export function lazyNamed<Name extends string, Module extends Record<Name, unknown>>(
  load: () => Promise<Module>,
  name: Name,
  fallback?: ComponentType<never>,
): Module[Name] {
  const find = async () => ({ default: (await load())[name] as ComponentType });
  const replace = () => ({ default: fallback as ComponentType });
  return lazy(() => (fallback ? find().catch(replace) : find())) as unknown as Module[Name];
}

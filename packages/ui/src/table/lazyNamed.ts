import { lazy, type ComponentType } from 'react';

/**
 * Creates a lazy component from a named export. Keeps its type, including type parameters, which `lazy` loses.
 * If the module cannot be loaded, `fallback` is rendered instead.
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

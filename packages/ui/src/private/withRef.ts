import { forwardRef, version, type ForwardRefRenderFunction, type Ref } from 'react';

type Component<P> = (props: P) => ReturnType<ForwardRefRenderFunction<unknown>>;

const refIsAProp = Number.parseInt(version, 10) >= 19;

/**
 * Gives a component its `ref` as a prop in React 18 too. The build wraps every component in it; sources, which run with
 * React 19 alone, do without.
 */
export function withRef<P extends { ref?: Ref<unknown> }>(component: Component<P>): Component<P> {
  if (refIsAProp) return component;
  const wrapped = forwardRef<unknown, P>((props, ref) => component({ ...props, ref: ref ?? undefined } as P));
  wrapped.displayName = component.name;
  return wrapped as unknown as Component<P>;
}

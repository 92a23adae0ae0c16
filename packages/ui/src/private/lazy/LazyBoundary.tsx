import { Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '../hooks/useIsHydrated';

interface LazyBoundaryProps {
  /** Shown while the children load, and on the server. @default null */
  fallback?: ReactNode;
  /** Lazy-loaded components. */
  children: ReactNode;
}

/**
 * `Suspense` that renders its fallback on the server. A part that suspended there would be an error with
 * `renderToString`; with the streaming APIs, it would add an inline script, which a strict content security policy
 * blocks.
 */
export function LazyBoundary({ fallback = null, children }: LazyBoundaryProps) {
  return useIsHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

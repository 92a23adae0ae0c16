import { Suspense, type ReactNode } from 'react';
import { useIsHydrated } from '../hooks/useIsHydrated';

interface LazyBoundaryProps {
  /** Content while the parts load, and on the server. @default nothing */
  fallback?: ReactNode;
  /** Lazy-loaded parts. */
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

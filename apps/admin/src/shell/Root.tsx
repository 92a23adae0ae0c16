import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { RouteAnnouncer } from './RouteAnnouncer';

const Toasts = lazy(() => import('./Toasts').then(({ Toasts: component }) => ({ default: component })));

/** What every page stands in, signed in or not. */
export function Root() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}

import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { importPage } from '../lib/lazyPage';
import { toastRegion } from '../lib/notify';
import { RouteAnnouncer } from './RouteAnnouncer';

const Toasts = lazy<ComponentType>(() =>
  importPage(() => import('./Toasts')).then(
    ({ Toasts: component }) => ({ default: component }),
    // A page that cannot say what happened is better than none.
    () => ({ default: () => null }),
  ),
);

/** What every page stands in, signed in or not. */
export function Root() {
  const hasToasts = useSyncExternalStore(toastRegion.subscribe, toastRegion.isWanted);
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      {hasToasts && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}

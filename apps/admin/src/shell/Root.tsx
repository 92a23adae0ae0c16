import { Outlet } from '@tanstack/react-router';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Suspense, useSyncExternalStore } from 'react';
import { toastRegion } from '../lib/notify';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';

const Toasts = lazyNamed(
  lazyModule(() => import('./Toasts')),
  'Toasts',
);

/** Root layout of every page, signed in or not. */
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

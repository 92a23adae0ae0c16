import { Outlet } from '@tanstack/react-router';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { toastRegion } from '../lib/notify';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';

const Toasts = lazyNamed(
  lazyModule(() => import('./Toasts')),
  'Toasts',
);

/** Root layout of every page, signed in or not. */
export function Root() {
  const hasToasts = useSyncExternalStore(toastRegion.subscribe, toastRegion.isWanted);
  useEffect(() => toastRegion.wantOnInteraction(), []);
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

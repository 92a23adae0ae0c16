import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { importChunk } from '../lib/importChunk';
import { toastRegion } from '../lib/notify';
import { RouteAnnouncer } from './navigation/RouteAnnouncer';

/** Loads the toast region. Offline, renders nothing until the network is back, so the page still works. */
async function loadToasts(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await importChunk(() => import('./Toasts'))).Toasts };
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadToasts();
  }
}
const Toasts = lazy(loadToasts);

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

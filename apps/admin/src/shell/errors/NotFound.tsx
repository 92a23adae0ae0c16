import { isSignedIn } from '@larder/domain';
import { lazyModule, lazyNamed } from '@larder/ui/lazy';
import { Suspense, useContext } from 'react';
import { InsideShell } from '../InsideShell';
import { LazyShell } from '../lazyShell';
import { NotFoundPage } from './NotFoundPage';

const ErrorStatusPage = lazyNamed(
  lazyModule(() => import('./ErrorStatusPage')),
  'ErrorStatusPage',
);

/** The 404 page: on a blank page when signed out, inside the shell when signed in. */
export function NotFound() {
  const isInsideShell = useContext(InsideShell);
  if (isInsideShell) return <NotFoundPage />;
  if (!isSignedIn())
    return (
      <Suspense>
        <ErrorStatusPage code={404} />
      </Suspense>
    );
  return (
    <LazyShell>
      <NotFoundPage />
    </LazyShell>
  );
}

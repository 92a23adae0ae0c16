import { isSignedIn } from '@larder/domain';
import { useContext } from 'react';
import { InsideShell } from '../InsideShell';
import { LazyShell } from '../lazyShell';
import { NotFoundPage } from './NotFoundPage';

/** The 404 page: on a blank page when signed out, inside the shell when signed in. */
export function NotFound() {
  const needsShell = !useContext(InsideShell) && isSignedIn();
  return needsShell ? (
    <LazyShell>
      <NotFoundPage />
    </LazyShell>
  ) : (
    <NotFoundPage />
  );
}

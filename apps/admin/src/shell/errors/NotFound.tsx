import { isSignedIn } from '@larder/domain';
import { useContext } from 'react';
import { InsideShell } from '../InsideShell';
import { LazyShell } from '../lazyShell';
import { NotFoundPage } from './NotFoundPage';

/** Blank when signed out, inside the shell when signed in, wherever the address was found to lead nowhere. */
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

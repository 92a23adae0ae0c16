import { isSignedIn } from '@larder/domain';
import { createFileRoute } from '@tanstack/react-router';
import { loadShell } from '../shell/lazyShell';
import { NotFound } from '../shell/errors/NotFound';

/** Page for unknown URLs. */
export const Route = createFileRoute('/$')({
  loader: () => (isSignedIn() ? loadShell() : undefined),
  component: NotFound,
});

import { isSignedIn } from '@larder/domain';
import { createFileRoute } from '@tanstack/react-router';
import { createElement } from 'react';
import { LazyShell, loadShell } from '../shell/lazyShell';
import { NotFoundPage } from '../shell/pages/NotFoundPage';

function NotFoundRoute() {
  const page = createElement(NotFoundPage);
  return isSignedIn() ? createElement(LazyShell, null, page) : page;
}

/** Anything else: blank when signed out, inside the shell when signed in (pages.md 2.7). */
export const Route = createFileRoute('/$')({
  loader: () => (isSignedIn() ? loadShell() : undefined),
  component: NotFoundRoute,
});

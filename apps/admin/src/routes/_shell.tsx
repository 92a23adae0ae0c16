import { createFileRoute, Outlet } from '@tanstack/react-router';
import { createElement } from 'react';
import { requireSession } from '../shell/navigation/guards';
import { LazyShell, loadShell } from '../shell/lazyShell';

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => requireSession(location),
  loader: loadShell,
  component: () => createElement(LazyShell, null, createElement(Outlet)),
});

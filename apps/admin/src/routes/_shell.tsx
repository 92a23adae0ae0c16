import { createFileRoute, Outlet } from '@tanstack/react-router';
import { createElement } from 'react';
import { lazyPage } from '../lib/lazyPage';
import { requireSession } from '../shell/guards';

const shell = lazyPage(() => import('../shell/Shell'));
const Shell = shell.component('Shell');

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => requireSession(location),
  loader: () => shell.load().then(() => undefined),
  component: () => createElement(Shell, null, createElement(Outlet)),
});

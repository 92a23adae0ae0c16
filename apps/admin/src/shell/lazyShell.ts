import { lazyPage } from '../components/lazyPage';

const shell = lazyPage(() => import('./Shell'));

/** For the loaders of the routes that stand in the shell. */
export const loadShell = () => shell.load().then(() => undefined);

export const LazyShell = shell.component('Shell');

import { lazyPage } from '../components/lazyPage';

const shell = lazyPage(() => import('./Shell'));

/** Preloads the shell in the loaders of its routes. */
export const loadShell = () => shell.load().then(() => undefined);

export const LazyShell = shell.component('Shell');

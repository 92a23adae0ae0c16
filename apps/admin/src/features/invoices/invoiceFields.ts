import { lazyModule } from '@larder/ui/lazy';

/** Date pickers and fields with suggestions. Lazy-loaded, because the form first renders plain fields. */
export const pickers = lazyModule(() => import('./components/pickers'));

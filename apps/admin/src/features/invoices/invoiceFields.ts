import { lazyModule } from '@larder/ui/lazy';

/** Date pickers and fields with suggestions, which the first paint of the form does without. */
export const pickers = lazyModule(() => import('./components/pickers'));

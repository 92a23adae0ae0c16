export { ChunkLoadError, chunkErrorReason, importChunk } from '../private/lazy/importChunk';
export { lazyModule } from '../private/lazy/lazyModule';
export { lazyNamed } from '../private/lazy/lazyNamed';
export { prefetchWhenQuiet } from '../private/lazy/prefetch';
export type { LazyModule } from '../private/lazy/lazyModule';

import { chunkErrorReason } from '@larder/ui/lazy';

/** Returns the translation key for a part of the shell that failed to load or threw. */
export const chunkErrorKey = (error: unknown) =>
  chunkErrorReason(error) ? 'errors.chunkMissing.title' : 'errors.part';

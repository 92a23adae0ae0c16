import { chunkErrorReason } from '@larder/ui/lazy';

/** Returns the translation key of the error message for a part that failed to load or render. */
export const chunkErrorKey = (error: unknown) =>
  chunkErrorReason(error) ? 'errors.chunkMissing.title' : 'errors.part';

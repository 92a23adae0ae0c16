import { chunkErrorReason } from '../../lib/importChunk';

/** What is said of a part of the shell that is not there. */
export const chunkErrorKey = (error: unknown) =>
  chunkErrorReason(error) ? 'errors.chunkMissing.title' : 'errors.part';

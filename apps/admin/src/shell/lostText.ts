import { loadFailureOf } from '../lib/lazyPage';

/** What is said of a part of the shell that is not there. */
export const lostText = (error: unknown) => (loadFailureOf(error) ? 'errors.chunkMissing.title' : 'errors.part');

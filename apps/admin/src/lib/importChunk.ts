/** A lazy chunk failed to load: `timeout` after 120 s, `missing` when it is gone or unreachable. */
export class ChunkLoadError extends Error {
  readonly reason: 'timeout' | 'missing';

  constructor(reason: 'timeout' | 'missing', cause?: unknown) {
    super(reason === 'timeout' ? 'The page took too long to load.' : 'The page could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
    this.reason = reason;
  }
}

/** Messages of Chromium, Firefox, Safari and Vite for a chunk or stylesheet that failed to load. */
const chunkErrorMessage = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Returns why a chunk failed to load, or undefined for any other error. */
export function chunkErrorReason(error: unknown): ChunkLoadError['reason'] | undefined {
  if (error instanceof ChunkLoadError) return error.reason;
  return error instanceof Error && chunkErrorMessage.test(error.message) ? 'missing' : undefined;
}

export const chunkTimeout = 120_000;
const retryDelays = [400, 1_200];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Imports a module, with two silent retries and a time limit of 120 s in total. */
export async function importChunk<Module>(importer: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeout);
  });
  const attempt = async (): Promise<Module> => {
    for (const delay of retryDelays) {
      try {
        return await importer();
      } catch {
        await wait(delay);
      }
    }
    return importer().catch((cause: unknown) => {
      throw new ChunkLoadError('missing', cause);
    });
  };
  try {
    return await Promise.race([attempt(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

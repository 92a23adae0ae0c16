/** Thrown when a lazy chunk fails to load: `timeout` after 120 s, `missing` if it is gone or unreachable. */
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

/** Matches scripts only: for a stylesheet that failed to preload, Vite's message names the stylesheet. */
const chunkUrl = /https?:\/\/[^\s?]+\.js(?=[\s?]|$)/;

/**
 * Imports the chunk that an error names under a new URL. Returns undefined if the error names no script of this origin.
 * Some browsers keep the failed import of a URL until the page reloads (https://github.com/whatwg/html/issues/6768).
 */
function importUnderNewUrl<Module>(error: unknown, load: (url: string) => Promise<unknown>) {
  const url = error instanceof Error && chunkUrl.exec(error.message)?.[0];
  if (!url || new URL(url).origin !== window.location.origin) return undefined;
  return load(`${url}?retry=${Date.now()}`) as Promise<Module>;
}

/**
 * Returns true if offline without a service worker. An import must then be skipped: browsers would keep the failed
 * imports of the chunk's dependencies until a reload.
 */
const isUnreachable = () => 'onLine' in navigator && !navigator.onLine && !navigator.serviceWorker?.controller;

/**
 * Imports a module, with two silent retries and a time limit of 120 s in total.
 *
 * @param load imports a URL
 */
export async function importChunk<Module>(
  importer: () => Promise<Module>,
  load = (url: string): Promise<unknown> =>
    import(/* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ url),
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeout);
  });
  const attempt = async (): Promise<Module> => {
    if (isUnreachable()) throw new ChunkLoadError('missing');
    let failure: unknown;
    for (const delay of [0, ...retryDelays]) {
      try {
        if (delay > 0) await wait(delay);
        return await ((delay > 0 && importUnderNewUrl<Module>(failure, load)) || importer());
      } catch (error) {
        // The error of a retry names the new URL, so keep the first error.
        failure ??= error;
      }
    }
    throw new ChunkLoadError('missing', failure);
  };
  try {
    return await Promise.race([attempt(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

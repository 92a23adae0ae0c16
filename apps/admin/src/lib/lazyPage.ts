import { createElement, use, type ComponentType } from 'react';

/** A page's code did not arrive: `timeout` after 120 s (product.md section 9), `missing` when it is gone or unreachable. */
export class PageLoadError extends Error {
  readonly reason: 'timeout' | 'missing';

  constructor(reason: 'timeout' | 'missing', cause?: unknown) {
    super(reason === 'timeout' ? 'The page took too long to load.' : 'The page could not be loaded.', { cause });
    this.name = 'PageLoadError';
    this.reason = reason;
  }
}

/** What Chromium, Firefox, Safari and Vite say when code or its styles did not come; not every part is loaded as a page. */
const loadFailure = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Why a part of the app is not there; nothing where it is there and broke. */
export function loadFailureOf(error: unknown): PageLoadError['reason'] | undefined {
  if (error instanceof PageLoadError) return error.reason;
  return error instanceof Error && loadFailure.test(error.message) ? 'missing' : undefined;
}

export const pageTimeLimit = 120_000;
const retryDelays = [400, 1_200];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Imports a module with two silent retries, within 120 s altogether. */
export async function importPage<Module>(importer: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PageLoadError('timeout')), pageTimeLimit);
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
      throw new PageLoadError('missing', cause);
    });
  };
  try {
    return await Promise.race([attempt(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A page as a chunk of its own. `load` gives the module, for a route's loader; `component` names the export that is the
 * page. A load that failed is shown by the page's error component; the next `load` begins anew.
 */
export function lazyPage<Module extends object>(importer: () => Promise<Module>) {
  let current: Promise<Module> | undefined;
  let hasFailed = false;
  const load = () => {
    if (!current || hasFailed) {
      hasFailed = false;
      const promise = importPage(importer);
      current = promise;
      promise.then(
        // React takes such a promise at its word: the page then stands when the router says so, and its heading gets focus.
        (value) => void Object.assign(promise, { status: 'fulfilled', value }),
        () => {
          hasFailed = true;
        },
      );
    }
    return current;
  };
  const component = (name: keyof Module & string) => {
    const Page = (props: object) => createElement(use(current ?? load())[name] as ComponentType, props);
    return Object.assign(Page, { preload: () => load().then(() => undefined) });
  };
  return { load, component };
}

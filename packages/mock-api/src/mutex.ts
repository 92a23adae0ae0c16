/** Runs work under a Web Lock, so that only one tab writes at a time. Without Web Locks it runs directly. */
export const withBrowserLock = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('larder-mock-api', work) : work();

/** Runs tasks one after another, so that no task interleaves with reading and writing a snapshot. */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** A wait that an aborted request does not sit out. */
export const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    if (milliseconds <= 0 || signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });

/** One writer at a time over all tabs, where the browser has locks. */
export const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('larder-mock-api', work) : work();

/** Runs work after work: between reading the snapshot and writing it nothing else may come. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

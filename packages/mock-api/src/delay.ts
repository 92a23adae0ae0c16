/** Resolves after `milliseconds`, or immediately if the signal is aborted. */
export const delay = (milliseconds: number, signal: AbortSignal | undefined) =>
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

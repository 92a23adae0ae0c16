/**
 * Runs a callback in idle time, at the latest after `timeout` ms. Returns a function that cancels it. Safari has no
 * `requestIdleCallback`: there it runs after a short timeout.
 */
export function whenIdle(act: (deadline?: IdleDeadline) => void, timeout?: number): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const handle = window.setTimeout(act, 32);
    return () => window.clearTimeout(handle);
  }
  const handle = window.requestIdleCallback(act, timeout === undefined ? undefined : { timeout });
  return () => window.cancelIdleCallback(handle);
}

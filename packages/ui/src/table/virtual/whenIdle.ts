/**
 * Does something when nothing else is to be done, at the latest after `timeout` ms; gives the way to stop it.
 * Safari has no such callback: there it follows shortly.
 */
export function whenIdle(act: (deadline?: IdleDeadline) => void, timeout?: number): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const handle = window.setTimeout(act, 32);
    return () => window.clearTimeout(handle);
  }
  const handle = window.requestIdleCallback(act, timeout === undefined ? undefined : { timeout });
  return () => window.cancelIdleCallback(handle);
}

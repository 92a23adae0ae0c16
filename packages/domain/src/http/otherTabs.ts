/** Connects the tabs of a browser. Undefined on a server: an open channel would keep Node running. */
const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('larder-changes');

/** Tells the other tabs that data on the server has changed. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
export const announceChange = () => channel?.postMessage('changed');

/** Calls the listener after changes of other tabs. Returns a function that stops it. */
export function onChangeElsewhere(listener: () => void) {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

import { tabChannel } from '../store/tabChannel';

const channel = tabChannel('larder-changes');

/** Minimum time between two announcements, in milliseconds. */
const interval = 500;
let isWaiting = false;
let hasMore = false;

/** Notifies the other tabs that data on the server has changed: immediately, then at most twice a second. */
export function announceChange() {
  hasMore = isWaiting;
  if (isWaiting || !channel) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel.postMessage('changed');
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    if (hasMore) announceChange();
  }, interval);
}

/** Calls the listener after changes of other tabs. Returns a function that stops it. */
export function onChangeElsewhere(listener: () => void) {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}

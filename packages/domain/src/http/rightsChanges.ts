import { tabChannel } from '../store/tabChannel';

const channel = tabChannel('larder-rights');
const listeners = new Set<() => void>();

/** Calls that can change what users may do: roles, the role of a user, and undoing both. */
const rightsPaths = /^\/apps\/(roles|users\/update-user)|^\/api\/restore$/;

/** Notifies this and other tabs that user rights may have changed, if a call to `path` can change them. */
export function announceRightsChange(path: string) {
  if (!rightsPaths.test(path)) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  channel?.postMessage('changed');
  for (const listener of listeners) listener();
}

/** Calls the listener after changes of rights, in this or another tab. Returns a function that stops it. */
export function onRightsChange(listener: () => void) {
  listeners.add(listener);
  channel?.addEventListener('message', listener);
  return () => {
    listeners.delete(listener);
    channel?.removeEventListener('message', listener);
  };
}

/**
 * Opens a channel between the tabs of the browser. Undefined on a server, where an open channel would keep Node
 * running.
 */
export const tabChannel = (name: string) =>
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);

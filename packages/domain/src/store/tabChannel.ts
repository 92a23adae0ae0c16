/** Connects the tabs of a browser. Undefined on a server: an open channel would keep Node running. */
export const tabChannel = (name: string) =>
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);

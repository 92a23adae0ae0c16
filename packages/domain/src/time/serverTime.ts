import { useMemo, useState, useSyncExternalStore } from 'react';
import { utcDate } from './utcDate';

/** Smaller differences, in milliseconds, are considered network latency. */
const tolerance = 2000;
let offset = 0;
const listeners = new Set<() => void>();

/** Stores the difference between the clocks of the server and the device, from the `Date` header of a response. */
export function observeServerTime(header: unknown) {
  const time = Date.parse(String(header));
  if (Number.isNaN(time)) return;
  const difference = time - Date.now();
  if (Math.abs(difference - offset) <= tolerance) return;
  offset = difference;
  for (const listener of listeners) listener();
}

/** Returns the server's current time. The device clock can be wrong, and the demo can run at another time. */
export const serverNow = () => serverTimeAt(Date.now());

/** Returns the server's current date (UTC). */
export const serverToday = () => utcDate(serverNow());

/** Returns the server's time at a time of the device clock, in milliseconds. */
export const serverTimeAt = (deviceTime: number) => new Date(deviceTime + offset);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the server's time when the component was mounted. Changes only when the first response corrects it. */
export function useServerNow(): Date {
  const current = useSyncExternalStore(
    subscribe,
    () => offset,
    () => offset,
  );
  const [mountedAt] = useState(() => Date.now());
  return useMemo(() => new Date(mountedAt + current), [mountedAt, current]);
}

/** Returns the server's date (UTC) when the component was mounted. Changes only when the first response corrects it. */
export const useServerToday = () => utcDate(useServerNow());

import { vi } from 'vitest';
import { observeServerTime } from '../serverTime';

/** Sets the server's clock to that of the device, exactly: a `Date` header would leave up to a second for later tests. */
export function resetServerTime() {
  vi.useFakeTimers({ now: Date.now() });
  observeServerTime(new Date().toISOString());
  vi.useRealTimers();
}

import { vi } from 'vitest';
import { observeServerTime, serverTimeAt } from '../serverTime';

/** Sets the server's clock to that of the device, exactly: a `Date` header would leave up to a second for later tests. */
export function resetServerTime() {
  if (serverTimeAt(0).getTime() === 0) return;
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  // Small differences are ignored, so set a large one first.
  observeServerTime('1970-01-02T00:00:00Z');
  observeServerTime('1970-01-01T00:00:00Z');
  now.mockRestore();
}

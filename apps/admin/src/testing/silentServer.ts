import { http } from '@larder/domain';
import { afterEach, beforeEach } from 'vitest';

/** Makes every request of the tests of a file wait forever. */
export function useSilentServer() {
  const { adapter } = http.defaults;
  beforeEach(() => void (http.defaults.adapter = () => new Promise(() => undefined)));
  afterEach(() => void (http.defaults.adapter = adapter));
}

import { vi } from 'vitest';

/**
 * Replaces `localStorage` with an empty storage whose given methods throw, until mocks are restored. Returns their
 * mock. A spy on `Storage.prototype` would have no effect: happy-dom caches the methods on first use.
 */
export function failingStorage(...methods: ('getItem' | 'setItem')[]) {
  const fail = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const failing = Object.assign(storage, Object.fromEntries(methods.map((method) => [method, fail])));
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(failing as unknown as Storage);
  return fail;
}

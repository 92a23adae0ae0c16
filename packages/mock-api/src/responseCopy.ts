const sharedParts = new WeakSet<object>();

function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const key of Object.keys(value)) freezeDeeply((value as Record<string, unknown>)[key]);
}

/** Freezes immutable data, so that responses can share 100,000 rows instead of copying them. */
export function shared<T extends object>(value: T): T {
  freezeDeeply(value);
  sharedParts.add(value);
  return value;
}

function copyRecord(record: Record<string, unknown>) {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(record)) {
    const value = copyResponse(record[key]);
    if (value === undefined) continue;
    // Assigning this key would set the prototype.
    if (key === '__proto__')
      Object.defineProperty(copy, key, { value, enumerable: true, writable: true, configurable: true });
    else copy[key] = value;
  }
  return copy;
}

export const isShared = (value: object) => sharedParts.has(value);

/** Copies a response like a JSON round trip. Parts marked as `shared` aren't copied. */
export function copyResponse(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null || sharedParts.has(value)) return value;
  if (Array.isArray(value)) return value.map((entry) => copyResponse(entry) ?? null);
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON() as unknown;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Blobs and buffers aren't copied.
  return prototype === Object.prototype || prototype === null ? copyRecord(value as Record<string, unknown>) : value;
}

/**
 * Prevents axios-mock-adapter from copying a response again through JSON, which takes about a second for 100,000 rows.
 * The adapter doesn't copy streams, so this adds a `pipe` property that removes itself when read.
 */
export function skipAdapterCopy<T>(body: T): T {
  if (typeof body !== 'object' || body === null || !Object.isExtensible(body) || 'pipe' in body) return body;
  Object.defineProperty(body, 'pipe', {
    configurable: true,
    get() {
      delete (body as { pipe?: unknown }).pipe;
      return () => undefined;
    },
  });
  return body;
}

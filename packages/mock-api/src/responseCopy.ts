const sharedParts = new WeakSet<object>();

function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const key of Object.keys(value)) freezeDeeply((value as Record<string, unknown>)[key]);
}

/** Freezes data that nobody ever changes, so that every answer may hand out the same 100 000 rows instead of a copy. */
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
    // Assigning would set the prototype; as a key of a record it is a name like any other.
    if (key === '__proto__')
      Object.defineProperty(copy, key, { value, enumerable: true, writable: true, configurable: true });
    else copy[key] = value;
  }
  return copy;
}

/** What arrives at the other end of a wire: as after a JSON round trip, but `shared` parts stay the frozen originals. */
export function copyResponse(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null || sharedParts.has(value)) return value;
  if (Array.isArray(value)) return value.map((entry) => copyResponse(entry) ?? null);
  if ('toJSON' in value && typeof value.toJSON === 'function') return value.toJSON() as unknown;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A blob or a buffer travels as it is.
  return prototype === Object.prototype || prototype === null ? copyRecord(value as Record<string, unknown>) : value;
}

/**
 * Keeps axios-mock-adapter from copying an answer that `copyAnswer` has copied already: it sends whatever is not binary
 * through JSON, a second or so for 100 000 rows, but leaves a stream alone. It asks once; after that the mark is gone.
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

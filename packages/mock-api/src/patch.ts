type Given<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> | (null extends T[K] ? '' : never) };

/** Returns the given fields. Omits undefined fields and converts `null` to an empty string. */
export const given = <T extends object>(changes: T) =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]: [string, unknown]) => [name, value ?? '']),
  ) as Given<T>;

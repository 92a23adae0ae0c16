type Given<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> | (null extends T[K] ? '' : never) };

/** Returns the fields that were given. Missing fields are omitted, `null` becomes an empty text. */
export const given = <T extends object>(changes: T) =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]: [string, unknown]) => [name, value ?? '']),
  ) as Given<T>;

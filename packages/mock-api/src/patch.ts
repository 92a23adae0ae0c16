type Given<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> | (null extends T[K] ? '' : never) };

/** The fields that were given: what is missing stays out, `null` clears its text (extensions.md 1). */
export const given = <T extends object>(changes: T) =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]: [string, unknown]) => [name, value ?? '']),
  ) as Given<T>;

import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import type { Lifetime } from './browserStorage';
import { atom, type SetStateAction, type WritableAtom } from './jotai';
import { sessionAtom } from './session';
import { storedAtom } from './storedAtom';

/** An atom with one value per user. Writes apply to the signed-in user, or to the given one. */
export type PerUserAtom<T> = WritableAtom<T, [update: SetStateAction<T>, userId?: number], void>;

/** Creates a stored atom with one value per user, so that users of a shared device don't see each other's values. */
export function perUserAtom<T>(key: string, schema: ZodMiniType<T>, absent: T, lifetime?: Lifetime): PerUserAtom<T> {
  // Invalid values are skipped one by one: the values of other users stay.
  const entries = z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((record) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([id, value]) => {
          const result = z.safeParse(schema, value);
          return result.success ? [[id, result.data]] : [];
        }),
      ),
    ),
  );
  const everyone = storedAtom<Record<string, T>>(key, entries, {});
  return atom(
    (get) => get(everyone)[get(sessionAtom).user?.id ?? 0] ?? absent,
    (get, set, update, userId = get(sessionAtom).user?.id ?? 0) => {
      const { [userId]: current = absent, ...others } = get(everyone);
      const value = typeof update === 'function' ? (update as (previous: T) => T)(current) : update;
      set(everyone, { ...others, [userId]: value }, lifetime);
    },
  );
}

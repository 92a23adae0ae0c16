import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import type { Lifetime } from './browserStorage';
import { atom, type SetStateAction, type WritableAtom } from './jotai';
import { sessionAtom } from './session';
import { storedAtom } from './storedAtom';

/** An atom of which each person has their own value; it is written for the one who is signed in, or for who is named. */
export type PerUserAtom<T> = WritableAtom<T, [update: SetStateAction<T>, userId?: number], void>;

/** A stored value that belongs to a person: where several sign in at one device, none sees or changes another's. */
export function perUserAtom<T>(key: string, schema: ZodMiniType<T>, absent: T, lifetime?: Lifetime): PerUserAtom<T> {
  const everyone = storedAtom<Record<string, T>>(key, z.record(z.string(), schema), {});
  return atom(
    (get) => get(everyone)[get(sessionAtom).user?.id ?? 0] ?? absent,
    (get, set, update, userId = get(sessionAtom).user?.id ?? 0) => {
      const { [userId]: former = absent, ...others } = get(everyone);
      const value = typeof update === 'function' ? (update as (previous: T) => T)(former) : update;
      set(everyone, { ...others, [userId]: value }, lifetime);
    },
  );
}

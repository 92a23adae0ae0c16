import { createMongoAbility, subject, type MongoAbility, type RawRuleOf } from '@casl/ability';
import { atom, store, useAtomValue } from '../store/jotai';
import { sessionAtom } from '../store/session';

export type AppAbility = MongoAbility<[action: string, subject: string | Record<PropertyKey, unknown>]>;
export type AppRule = RawRuleOf<AppAbility>;

/** Rules of a user without stored rules: everything on `user`, nothing else. */
export const defaultRules: AppRule[] = [{ action: 'manage', subject: 'user' }];

/** Builds an ability from rules. Invalid rules count as none. */
export function abilityOf(rules: AppRule[] | undefined): AppAbility {
  try {
    return createMongoAbility<AppAbility>(rules ?? defaultRules);
  } catch {
    return createMongoAbility<AppAbility>(defaultRules);
  }
}

const abilityAtom = atom((get) => abilityOf(get(sessionAtom).user?.ability as AppRule[] | undefined));

/** Returns the ability of the signed-in user, outside React. */
export function currentAbility(): AppAbility {
  return store.get(abilityAtom);
}

/** Returns the ability of the signed-in user. */
export function useAbility(): AppAbility {
  return useAtomValue(abilityAtom);
}

/** Checks an action on one record. Doesn't modify the record. */
export function canOn(
  ability: AppAbility,
  action: string,
  subjectType: string,
  record: object,
  field?: string,
): boolean {
  const marked = subject(subjectType, { ...record }) as unknown as Record<PropertyKey, unknown>;
  return ability.can(action, marked, field);
}

import { createMongoAbility, subject, type MongoAbility, type RawRuleOf } from '@casl/ability';
import { atom, store, useAtomValue } from '../store/jotai';
import { sessionAtom } from '../store/session';

export type AppAbility = MongoAbility<[action: string, subject: string | Record<PropertyKey, unknown>]>;
export type AppRule = RawRuleOf<AppAbility>;

/** Where user data names no rules: everything on the subject user, and nothing else (product.md 6). */
export const defaultRules: AppRule[] = [{ action: 'manage', subject: 'user' }];

/** Builds the ability of a list of rules; a list that cannot be one is treated as none. */
export function abilityOf(rules: AppRule[] | undefined): AppAbility {
  try {
    return createMongoAbility<AppAbility>(rules ?? defaultRules);
  } catch {
    return createMongoAbility<AppAbility>(defaultRules);
  }
}

const abilityAtom = atom((get) => abilityOf(get(sessionAtom).user?.ability as AppRule[] | undefined));

/** What the signed-in user may do, for code outside React. */
export function currentAbility(): AppAbility {
  return store.get(abilityAtom);
}

/** What the signed-in user may do. */
export function useAbility(): AppAbility {
  return useAtomValue(abilityAtom);
}

/** Whether an ability allows an action on one record; the record is looked at, never marked. */
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

import { createMongoAbility, mongoQueryMatcher, subject, type MongoAbility, type RawRuleOf } from '@casl/ability';

export type AppAbility = MongoAbility<[action: string, subject: string | Record<PropertyKey, unknown>]>;
export type AppRule = RawRuleOf<AppAbility>;

/** Rules of a user without stored rules: everything on `user`, nothing else. */
export const defaultRules: AppRule[] = [{ action: 'manage', subject: 'user' }];

/** Builds an ability from rules. If a rule is invalid, uses the default rules. */
export function abilityOf(rules: AppRule[] | undefined): AppAbility {
  try {
    // CASL compiles conditions on first use. Compile them here, so that an invalid one doesn't throw during rendering.
    for (const { conditions } of rules ?? []) if (conditions) mongoQueryMatcher(conditions);
    return createMongoAbility<AppAbility>(rules ?? defaultRules);
  } catch {
    return createMongoAbility<AppAbility>(defaultRules);
  }
}

/** Checks an action on one record, including the conditions of the rules. Doesn't modify the record. */
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

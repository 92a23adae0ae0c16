import type { AppAbility, AppRule } from '@larder/domain/contract';

export interface Decision {
  isAllowed: boolean;
  /** Index of the rule that decides, in `rules`. Undefined if no rule matches, which denies the action. */
  ruleIndex: number | undefined;
  /** True if the rule only allows or denies some records. */
  isConditional: boolean;
}

/** Returns whether the rules allow an action on a subject, and the deciding rule: the last one that matches. */
export function decisionOf(
  ability: AppAbility,
  rules: readonly AppRule[],
  action: string,
  subject: string,
  field?: string,
): Decision {
  const rule = ability.relevantRuleFor(action, subject, field);
  const index = rule ? rules.indexOf(rule.origin as AppRule) : -1;
  return {
    isAllowed: ability.can(action, subject, field),
    ruleIndex: index < 0 ? undefined : index,
    isConditional: rule?.conditions !== undefined,
  };
}

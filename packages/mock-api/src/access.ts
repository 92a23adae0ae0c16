import { abilityOf, canOn, type AppAbility, type AppRule, type Rule } from '@larder/domain/contract';
import { forbidden } from './httpError';

type Rules = readonly Rule[];

const abilities = new WeakMap<Rules, AppAbility>();

function abilityBy(rules: Rules): AppAbility {
  const ability = abilities.get(rules) ?? abilityOf([...rules] as AppRule[]);
  abilities.set(rules, ability);
  return ability;
}

/** Checks an action on a subject. Rules with conditions count: they allow the action on some records. */
export const can = (rules: Rules, action: string, subject: string, field?: string): boolean =>
  abilityBy(rules).can(action, subject, field);

/** Checks an action on one record, including the conditions of the rules. */
export const canRecord = (rules: Rules, action: string, subject: string, record: object): boolean =>
  canOn(abilityBy(rules), action, subject, record);

/** Returns the records that the rules allow to read. */
export function readableRows<R extends object>(rules: Rules, subject: string, rows: R[]): R[] {
  const ability = abilityBy(rules);
  if (!ability.can('read', subject)) return [];
  const isConditional = ability.rulesFor('read', subject).some(({ conditions }) => conditions !== undefined);
  return isConditional ? rows.filter((row) => canOn(ability, 'read', subject, row)) : rows;
}

/** Throws 403 if the rules forbid the action on the record. */
export function requireRight({ ability }: { ability: Rules }, action: string, subject: string, record: object) {
  if (!canRecord(ability, action, subject, record)) throw forbidden(action, subject);
}

import { abilityOf, type AppRule } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { decisionOf } from './decisionOf';

const rules: AppRule[] = [
  { action: 'manage', subject: 'bill' },
  { action: ['update', 'delete'], subject: 'bill', inverted: true },
  { action: 'read', subject: 'task', conditions: { ownerId: 7 } },
  { action: 'update', subject: 'user', fields: ['status'] },
];
const ability = abilityOf(rules);

it.each([
  ['read', 'bill', undefined, { isAllowed: true, ruleIndex: 0, isConditional: false }],
  ['update', 'bill', undefined, { isAllowed: false, ruleIndex: 1, isConditional: false }],
  ['read', 'task', undefined, { isAllowed: true, ruleIndex: 2, isConditional: true }],
  ['update', 'user', 'status', { isAllowed: true, ruleIndex: 3, isConditional: false }],
  ['update', 'user', 'role', { isAllowed: false, ruleIndex: undefined, isConditional: false }],
  ['read', 'toString', undefined, { isAllowed: false, ruleIndex: undefined, isConditional: false }],
])('decisionOf decides %s on %s, field %s, by the last matching rule', (action, subject, field, decision) => {
  expect(decisionOf(ability, rules, action, subject, field)).toEqual(decision);
});

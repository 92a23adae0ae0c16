import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../session/session.contract';
import { endSession, startSession } from '../store/session';
import { currentAbility } from './ability';
import { abilityOf, canOn, type AppRule } from './abilityOf';
import { Can } from './Can';
import { ForbiddenError } from './ForbiddenError';

function signInWith(ability: AppRule[]) {
  const user = { id: 1, fullName: 'A', username: 'a', email: '', avatar: '', role: '', workPlaces: [] };
  act(() => startSession({ ...user, ability, token: 't', refreshToken: 'r' } as SignedIn));
}

afterEach(() => endSession('signed-out'));

describe('ability', () => {
  it('without stored rules, allows every action on "user" and nothing else', () => {
    expect(currentAbility().can('delete', 'user')).toBe(true);
    expect(currentAbility().can('read', 'bill')).toBe(false);
  });

  it('uses the stored rules until the session ends', () => {
    signInWith([{ action: 'read', subject: ['bill', 'menu'] }]);
    expect(currentAbility().can('read', 'menu')).toBe(true);
    expect(currentAbility().can('read', 'user')).toBe(false);
    endSession('signed-out');
    expect(currentAbility().can('read', 'user')).toBe(true);
  });

  it('supports inverted rules, fields and conditions', () => {
    const ability = abilityOf([
      { action: 'manage', subject: 'all' },
      { action: 'delete', subject: 'role', inverted: true },
      { action: 'read', subject: 'bill', inverted: true, conditions: { restaurantId: { $ne: 'quay' } } },
      { action: 'update', subject: 'user', fields: ['salary'], inverted: true },
    ]);
    expect(ability.can('delete', 'role')).toBe(false);
    expect(ability.can('update', 'user', 'salary')).toBe(false);
    expect(ability.can('update', 'user', 'email')).toBe(true);
    const bill = Object.freeze({ restaurantId: 'quay' });
    expect(canOn(ability, 'read', 'bill', bill)).toBe(true);
    expect(canOn(ability, 'read', 'bill', { restaurantId: 'fern' })).toBe(false);
  });

  it('uses the default rules if a rule is invalid', () => {
    const ability = abilityOf([{ action: 'read', subject: 'bill', fields: [] }]);
    expect(ability.can('manage', 'user')).toBe(true);
  });

  it('names the forbidden action in the error message', () => {
    expect(new ForbiddenError('delete', 'role').message).toBe(`You don't have permission for "delete" on "role".`);
  });
});

describe('Can', () => {
  it('shows allowed children, hides forbidden ones and updates when the session changes', () => {
    render(
      <>
        <Can I="read" a="bill">
          bills
        </Can>
        <Can not I="read" a="bill">
          no bills
        </Can>
        <Can I="read" a="bill" passThrough>
          {({ isAllowed }) => <output>{String(isAllowed)}</output>}
        </Can>
      </>,
    );
    expect(screen.queryByText('bills')).toBeNull();
    expect(screen.getByText('no bills')).toBeTruthy();
    signInWith([{ action: 'read', subject: 'bill' }]);
    expect(screen.getByText('bills')).toBeTruthy();
    expect(screen.queryByText('no bills')).toBeNull();
    expect(screen.getByText('true')).toBeTruthy();
  });
});

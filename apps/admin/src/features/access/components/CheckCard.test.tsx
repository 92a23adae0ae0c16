import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import type { Decision } from '../decisionOf';
import { CheckCard, type CheckCardProps } from './CheckCard';

afterEach(cleanup);

const onFieldChange = vi.fn();
const open = (decision?: Decision, changes: Partial<CheckCardProps> = {}) =>
  render(
    <CheckCard
      search={{ action: 'read', subject: 'bill' }}
      subjects={['bill', 'post']}
      field="cost"
      decision={decision}
      onSearchChange={() => {}}
      onFieldChange={onFieldChange}
      {...changes}
    />,
    { wrapper: TextKeys },
  );

it.each([
  [{ isAllowed: true, isConditional: false, ruleIndex: 0 }, 'access.allowed', 'access.decided number=1'],
  [{ isAllowed: true, isConditional: true, ruleIndex: 2 }, 'access.allowed', 'access.decidedForSome number=3'],
  [{ isAllowed: false, isConditional: false, ruleIndex: undefined }, 'access.denied', 'access.noRule'],
])('the decision %o is announced with its rule', (decision, title, text) => {
  open(decision as Decision);
  expect([...screen.getByRole('status').querySelectorAll('*')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([title, text]),
  );
});

it('the field is a name in code, so it is written from left to right', () => {
  open();
  expect(screen.queryByRole('status')).toBeNull();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'access.field' });
  expect([field.value, field.dir]).toEqual(['cost', 'ltr']);
  fireEvent.change(field, { target: { value: 'tip' } });
  expect(onFieldChange).toHaveBeenCalledExactlyOnceWith('tip');
});

it.each(['read', 'approve', 'hire'])('the action %s can be checked', (action) => {
  open(undefined, { search: { action, subject: 'bill' } });
  expect(screen.getByRole('button', { name: /access\.action/ }).textContent).toContain(action);
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import { ConditionBuilder } from './ConditionBuilder';

afterEach(cleanup);

const two = 'all~full_name.contains.Ada~salary.atLeast.40000';
function open(where: string | undefined) {
  const onChange = vi.fn<(where: string) => void>();
  const { rerender } = render(<ConditionBuilder where={where} onChange={onChange} />, { wrapper: TextKeys });
  return {
    changes: () => onChange.mock.calls.map(([next]) => next),
    follow: (next: string) => rerender(<ConditionBuilder where={next} onChange={onChange} />),
    condition: (number: number) =>
      within(screen.getByRole('group', { name: `datatables.conditions.number number=${number}` })),
  };
}

it('ConditionBuilder joins several conditions by "all" or "any"', () => {
  const { changes, follow } = open(two);
  fireEvent.click(screen.getByRole('radio', { name: 'datatables.conditions.any' }));
  follow(two.replace('all', 'any'));
  fireEvent.click(screen.getByRole('radio', { name: 'datatables.conditions.all' }));
  expect(changes()).toEqual([two.replace('all', 'any'), two]);
});

it('ConditionBuilder offers no choice between "all" and "any" for a single condition', () => {
  open('all~salary.atLeast.40000');
  expect(screen.queryByRole('radio')).toBeNull();
});

it('ConditionBuilder removes the condition of the button', () => {
  const { changes } = open(two);
  fireEvent.click(screen.getByRole('button', { name: 'datatables.conditions.remove number=1' }));
  expect(changes()).toEqual(['all~salary.atLeast.40000']);
});

it('ConditionBuilder keeps a condition without a value, which is not part of the URL', () => {
  const { changes, follow, condition } = open('all~salary.atLeast.40000');
  fireEvent.click(screen.getByRole('button', { name: 'datatables.conditions.add' }));
  fireEvent.change(condition(1).getByRole('spinbutton'), { target: { value: '50000' } });
  expect(changes()).toEqual(['all~salary.atLeast.50000']);
  follow('all~salary.atLeast.50000');
  fireEvent.change(condition(2).getByRole('spinbutton'), { target: { value: '60000' } });
  expect(changes().at(-1)).toBe('all~salary.atLeast.50000~salary.atLeast.60000');
  follow('all~post.is.Server');
  expect(screen.queryAllByRole('spinbutton')).toEqual([]);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RightsMatrix } from './RightsMatrix';

afterEach(cleanup);

const permissions = { bill: { read: true, write: false, create: false } };

it('rights that the signed-in user does not have stay unchanged, and the row explains why', () => {
  const onChange = vi.fn();
  render(
    <RightsMatrix
      subjects={['bill', 'role']}
      permissions={permissions}
      isLocked={({ subject, right }) => subject === 'role' || right === 'create'}
      onChange={onChange}
    />,
  );
  const boxes = screen.getAllByRole('checkbox');
  const [everything, , , createColumn, billRow, , , billCreate, roleRow] = boxes;
  for (const box of [createColumn!, billCreate!, roleRow!]) {
    expect(box.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(box);
  }
  expect(onChange).not.toHaveBeenCalled();
  expect(document.getElementById(billCreate!.getAttribute('aria-describedby')!)?.textContent).toBe(
    'roles.matrix.locked',
  );
  for (const box of [everything!, billRow!]) {
    fireEvent.click(box);
    expect(onChange).toHaveBeenLastCalledWith({ bill: { read: true, write: true, create: false } });
  }
});

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from '../DataTable';
import { tableExtras } from '../lazyParts';

const lazyTimeout = { timeout: 15_000 };

it('loads the tools of the headers when the pointer enters the table, and shows them in other tables from then on', async () => {
  const table = (label: string) => (
    <DataTable
      label={label}
      columns={[{ id: 'name', header: 'Name', rowHeader: true }]}
      rows={[{ id: '1', name: 'Ada' }]}
      getRowId={({ id }) => id}
      columnMenu
    />
  );
  const { container, rerender } = render(table('Cooks'));
  expect(tableExtras.get()).toBeUndefined();
  fireEvent.pointerEnter(container.firstElementChild!);
  await screen.findByRole('button', { name: 'Options for Name' }, lazyTimeout);
  rerender(<div>{table('Waiters')}</div>);
  await screen.findByRole('button', { name: 'Options for Name' });
});

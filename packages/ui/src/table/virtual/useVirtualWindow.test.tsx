import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataTable } from '../DataTable';

const rows = Array.from({ length: 400 }, (_, at) => ({ id: `${at}`, name: `Cook ${at}` }));
const columns = [{ id: 'name', header: 'Name', rowHeader: true }];
const rendered = () => document.querySelectorAll('tbody > tr').length;

// happy-dom has no layout: every element has the height of the box.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 420 });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

it('useVirtualWindow renders the rows of the viewport and their overscan once the virtualizer has loaded', async () => {
  render(
    <DataTable
      label="Cooks"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      pagination={false}
      maxBlockSize={420}
    />,
  );
  // The box of 420 px, minus the header of 36 px.
  expect(rendered()).toBe(9);
  await waitFor(() => expect(rendered()).toBeGreaterThan(25), { timeout: 4000 });
  expect(rendered()).toBeLessThan(40);
  expect(screen.getByRole('grid')).toBeInstanceOf(HTMLTableElement);
});

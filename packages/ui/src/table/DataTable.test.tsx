import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../private/testing/conformance';
import { DataTable } from './DataTable';
import type { DataTableProps } from './tableTypes';
import type { TablePagination, TableSelection, TableSorting } from './tableTypes';

const Table = DataTable<{ id: string; name: string }>;
type TableProps = DataTableProps<{ id: string; name: string }>;

/** `describeControl` sets top-level props; these tables pass them on in `selection`, `sorting` or `pagination`. */
const Selectable = ({ selectedKeys, defaultSelectedKeys, onSelectionChange, ...rest }: TableProps & TableSelection) => (
  <Table {...rest} selection={{ selectedKeys, defaultSelectedKeys, onSelectionChange }} />
);
const Sortable = ({ value, defaultValue, onValueChange, ...rest }: Omit<TableProps, 'defaultValue'> & TableSorting) => (
  <Table {...rest} sorting={{ value, defaultValue, onValueChange }} />
);
const Paginated = ({
  value,
  defaultValue,
  onValueChange,
  ...rest
}: Omit<TableProps, 'defaultValue'> & TablePagination) => (
  <Table {...rest} pagination={{ value, defaultValue, onValueChange, perPageOptions: [10] }} />
);
const props: Omit<TableProps, 'defaultValue'> = {
  label: 'Users',
  columns: [{ id: 'name', header: 'Name', rowHeader: true }],
  rows: [{ id: '1', name: 'Bea' }],
  getRowId: ({ id }) => id,
};

describeConformance(Table, props, { element: 'div' });

describeControl(
  Selectable,
  { ...props, rows: [...(props.rows ?? []), { id: '2', name: 'Ilse' }] },
  {
    names: ['selectedKeys', 'defaultSelectedKeys', 'onSelectionChange'],
    values: [['1'], ['1', '2']],
    change: () => fireEvent.click(screen.getByRole('checkbox', { name: /Ilse/ })),
    shown: () =>
      [/Bea/, /Ilse/].flatMap((name, place) =>
        screen.getByRole<HTMLInputElement>('checkbox', { name }).checked ? [`${place + 1}`] : [],
      ),
  },
);
describeControl(
  Sortable,
  { ...props, columns: [{ id: 'name', header: 'Name', rowHeader: true, sortable: true }] },
  {
    names: ['value', 'defaultValue', 'onValueChange'],
    values: [[{ column: 'name', direction: 'asc' }], [{ column: 'name', direction: 'desc' }]],
    change: () => fireEvent.click(screen.getByRole('button', { name: /Name/ })),
    shown: () => [
      {
        column: 'name',
        direction: screen.getByRole('columnheader').getAttribute('aria-sort') === 'ascending' ? 'asc' : 'desc',
      },
    ],
  },
);
describeControl(
  Paginated,
  { ...props, rows: Array.from({ length: 12 }, (_, i) => ({ id: `${i}`, name: `Cook ${i}` })) },
  {
    names: ['value', 'defaultValue', 'onValueChange'],
    values: [
      { page: 1, perPage: 10 },
      { page: 2, perPage: 10 },
    ],
    change: () => fireEvent.click(screen.getByRole('button', { name: /Next/ })),
    shown: () => ({ page: screen.queryByText('Cook 11') ? 2 : 1, perPage: 10 }),
  },
);

afterEach(cleanup);

it('"Select all on this page" of a grouped table selects the visible rows of the page', async () => {
  const handleSelectionChange = vi.fn<(keys: readonly string[]) => void>();
  const rows = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: index < 2 ? 'Bea' : 'Ilse' }));
  render(
    <Table
      {...props}
      rows={rows}
      groupBy="name"
      selection={{ onSelectionChange: handleSelectionChange }}
      pagination={{ defaultValue: { page: 1, perPage: 5 } }}
    />,
  );
  const selectPage = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  // Two group rows are part of the page.
  selectPage();
  expect(handleSelectionChange).toHaveBeenLastCalledWith(['0', '1', '2']);
  selectPage();
  fireEvent.click(await screen.findByRole('button', { name: /^Bea/, expanded: true }));
  selectPage();
  expect(handleSelectionChange).toHaveBeenLastCalledWith(['2', '3', '4']);
});

it('cells that span columns have no `aria-colspan` in addition to `colspan`', () => {
  render(<Table {...props} groupBy="name" detail={{ render: () => 'Shifts', defaultExpandedKeys: ['1'] }} />);
  expect(document.querySelectorAll('[colspan]').length).toBeGreaterThan(0);
  expect(document.querySelectorAll('[colspan][aria-colspan]')).toHaveLength(0);
});

describe('focus after a row is removed', () => {
  const people = ['Bea', 'Ilse', 'Noor'].map((name) => ({ id: name, name }));
  const without = (name: string) => people.filter((person) => person.name !== name);
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

  it('moves to the next row, or to the last one', async () => {
    const { rerender } = render(<Table {...props} rows={people} />);
    act(() => rowOf('Ilse').focus());
    rerender(<Table {...props} rows={without('Ilse')} />);
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Noor')));
    rerender(<Table {...props} rows={[people[0]!]} />);
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Bea')));
  });

  it('stays on its row when undo restores another one', async () => {
    const { rerender } = render(<Table {...props} rows={people} />);
    act(() => rowOf('Ilse').focus());
    rerender(<Table {...props} rows={without('Ilse')} />);
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Noor')));
    rerender(<Table {...props} rows={people} />);
    expect(document.activeElement).toBe(rowOf('Noor'));
  });

  it('moves to the next row when the menu or dialog that removed the row closes', async () => {
    const page = (rows: typeof people, isOpen: boolean) => (
      <>
        <Table {...props} rows={rows} />
        {isOpen && <button type="button">Delete</button>}
      </>
    );
    const { rerender } = render(page(people, true));
    act(() => rowOf('Ilse').focus());
    act(() => screen.getByRole('button', { name: 'Delete' }).focus());
    rerender(page(without('Ilse'), true));
    rerender(page(without('Ilse'), false));
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Noor')));
  });

  it('moves to the next row when a dialog closes that stayed open after it removed the row', async () => {
    const page = (rows: typeof people, isOpen: boolean) => (
      <>
        <Table {...props} rows={rows} />
        {isOpen && (
          <section role="dialog" aria-label="Bill">
            <button type="button">Refund</button>
          </section>
        )}
      </>
    );
    const { rerender } = render(page(people, true));
    act(() => rowOf('Ilse').focus());
    act(() => screen.getByRole('button', { name: 'Refund' }).focus());
    await act(async () => screen.getByRole('button', { name: 'Refund' }).blur());
    act(() => screen.getByRole('button', { name: 'Refund' }).focus());
    vi.useFakeTimers();
    try {
      rerender(page(without('Ilse'), true));
      act(() => void vi.advanceTimersByTime(2000));
      // On a busy machine, the next frame is late.
      const late = performance.now() + 1000;
      vi.spyOn(performance, 'now').mockReturnValue(late);
      rerender(page(without('Ilse'), false));
      act(() => void vi.advanceTimersByTime(100));
      expect(document.activeElement).toBe(rowOf('Noor'));
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  it('moves to the table when its only row is removed', async () => {
    const { rerender } = render(<Table {...props} rows={[people[0]!]} />);
    act(() => rowOf('Bea').focus());
    rerender(<Table {...props} rows={[]} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid')));
  });

  it('moves to the list of cards when its only card is removed', async () => {
    const matchMedia = vi
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList);
    try {
      const { rerender } = render(<Table {...props} rows={[people[0]!]} />);
      const card = await screen.findByRole('listitem');
      act(() => card.querySelector<HTMLElement>('[tabindex="0"]')?.focus() ?? card.focus());
      expect(card.contains(document.activeElement)).toBe(true);
      rerender(<Table {...props} rows={[]} />);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
    } finally {
      matchMedia.mockRestore();
    }
  });

  const page = (rows: typeof people) => (
    <>
      <Table {...props} rows={rows} />
      <input aria-label="Search" />
    </>
  );

  it('takes no focus after the user left the page of the table', async () => {
    const { rerender } = render(page(people));
    act(() => rowOf('Ilse').focus());
    act(() => screen.getByLabelText('Search').focus());
    await act(async () => screen.getByLabelText('Search').blur());
    vi.useFakeTimers();
    try {
      rerender(page(without('Ilse')));
      act(() => void vi.advanceTimersByTime(2000));
      expect(document.activeElement).toBe(document.body);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves the focus where the user moved it', async () => {
    const { rerender } = render(page(people));
    act(() => rowOf('Ilse').focus());
    act(() => screen.getByLabelText('Search').focus());
    vi.useFakeTimers();
    try {
      rerender(page(without('Ilse')));
      act(() => void vi.advanceTimersByTime(2000));
      expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    } finally {
      vi.useRealTimers();
    }
  });
});

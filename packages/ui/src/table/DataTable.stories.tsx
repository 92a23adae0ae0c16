import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SearchField } from '../components/SearchField/SearchField';
import { UiProvider } from '../components/UiProvider/UiProvider';
import { DataTable } from './DataTable';
import type { DataTableProps } from './tableTypes';
import { tableParts } from './lazyParts';
import { actionsFor, columns, people, peopleOf, type Person } from './people.fixtures';
import type { ColumnFilter, DataTableColumn, SortRule, TablePage } from './tableTypes';

const onAction = fn();
const onRowOpen = fn();
const rowActions = actionsFor((action, { name }) => onAction(action, name));

const meta = {
  title: 'Table/DataTable',
  component: DataTable<Person>,
  args: { label: 'Users', columns, rows: people, getRowId: ({ id }) => id },
  beforeEach: () => {
    onAction.mockClear();
    onRowOpen.mockClear();
    localStorage.clear();
  },
} satisfies Meta<typeof DataTable<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Timeout for lazy-loaded menus, skeletons and header tools. */
const lazyTimeout = { timeout: 15_000 };
const names = (canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);

function SearchableTable(props: DataTableProps<Person>) {
  const [search, setSearch] = useState('');
  const field = <SearchField label="Search" value={search} onValueChange={setSearch} />;
  return <DataTable {...props} search={search} toolbar={field} />;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Users' })).toHaveAttribute('aria-rowcount', '62');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: /Page 2|2/ }));
    await expect(canvas.getByText('11–20 of 61')).toBeVisible();
  },
};

export const Playground: Story = {
  args: { selection: true, rowActions, toolbar: <span />, density: 'comfortable', search: '' },
};

export const Sorting: Story = {
  args: { pagination: false, rows: people.slice(0, 10) },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: 'Bills closed' });
    const cell = canvas.getByRole('columnheader', { name: 'Bills closed' });
    await userEvent.click(head);
    await expect(cell).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvas)[0]).toContain('Ilse Okafor');
    // Missing values stay last in both directions.
    await expect(names(canvas).at(-1)).toContain('Jonah Whitlock');
    head.focus();
    await userEvent.keyboard('{Enter}');
    await expect(cell).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvas).at(-1)).toContain('Jonah Whitlock');
    await userEvent.keyboard('{Enter}');
    await expect(cell).toHaveAttribute('aria-sort', 'none');

    // Shift+click adds a second sort column.
    const user = userEvent.setup();
    await user.click(canvas.getByRole('button', { name: 'Role' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('button', { name: 'Name' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByRole('columnheader', { name: 'Role 1' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Name 2' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** Announces what changed: the order, the number of rows or the page (WCAG 4.1.3). */
export const Announcements: Story = {
  beforeEach: async () => void (await tableParts.load()),
  render: (args) => <SearchableTable {...args} />,
  play: async ({ canvas }) => {
    const announced = (sentence: string) =>
      waitFor(
        () => expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(sentence),
        lazyTimeout,
      );
    await userEvent.click(canvas.getByRole('button', { name: /Page 2|2/ }));
    await announced('Rows 11 to 20 of 61');
    await userEvent.click(canvas.getByRole('button', { name: 'Bills closed' }));
    await announced('Sorted by Bills closed, descending');
    await userEvent.type(canvas.getByRole('searchbox'), 'reyes');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(11));
    await announced(`Results: ${canvas.getAllByRole('row').length - 1}`);
  },
};

export const Selection: Story = {
  args: { selection: true },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    const page = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    await userEvent.click(box('Dorota Maj'));
    await expect(page.indeterminate).toBe(true);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box('Noor Haddad'));
    await user.keyboard('{/Shift}');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);

    await userEvent.click(page);
    await expect(page.checked).toBe(true);
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 61' }));
    await expect(canvas.queryByRole('button', { name: 'Select all 61' })).toBeNull();

    await userEvent.keyboard('{Escape}');
    await userEvent.click(box('Bea Lindqvist'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);

    const [, first, second] = canvas.getAllByRole('row');
    first!.focus();
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(box('Dorota Maj')).toBeChecked();
    await userEvent.keyboard('k ');
    await expect(box('Bea Lindqvist')).toBeChecked();
  },
};

export const Columns: Story = {
  args: { toolbar: <span />, preferences: { storageKey: 'story' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Name' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Phone' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Role' }));
    await expect(canvas.getByRole('columnheader', { name: 'Phone', hidden: true })).toBeInTheDocument();
    await expect(canvas.queryByRole('columnheader', { name: 'Role', hidden: true })).toBeNull();
    await expect(JSON.parse(localStorage.getItem('table:story')!)).toEqual({ columns: { phone: true, role: false } });
    // Alt+Arrow moves the focused column, shown or hidden.
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(JSON.parse(localStorage.getItem('table:story')!)).toMatchObject({
      order: expect.arrayContaining(['role']),
    });
    await expect(screen.getAllByRole('menuitemcheckbox')[0]).toHaveAccessibleName('Role');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Reset to default' }));
    await expect(localStorage.getItem('table:story')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Waits until the menu has closed and restored focus, one frame later. */
const menuCloses = async () => {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.body).not.toHaveFocus());
};

export const RowActions: Story = {
  args: { rowActions, onRowOpen },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Dorota Maj' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock account' }));
    await expect(onAction).toHaveBeenCalledWith('lock', 'Dorota Maj');
    await menuCloses();

    const [, first] = canvas.getAllByRole('row');
    first!.focus();
    await userEvent.keyboard('.');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Edit user/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('edit', 'Bea Lindqvist'));
    await menuCloses();

    first!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRowOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByText('Pastry chef'));
    await expect(onRowOpen).toHaveBeenCalledTimes(2);
    await expect(onRowOpen.mock.lastCall?.[0]).toMatchObject({ name: 'Dorota Maj' });

    // Right click and Shift+F10 open the same menu.
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText('Pastry chef') });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lock account' }));
    await expect(onAction).toHaveBeenLastCalledWith('lock', 'Dorota Maj');
    await menuCloses();
    first!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Edit user/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await menuCloses();
    await waitFor(() => expect(canvas.getByRole('gridcell', { name: 'Head chef' })).toHaveFocus());

    // A long press opens the menu too, and its end does not click the row.
    const touch = { pointerType: 'touch', isPrimary: true, clientX: 300, clientY: 120 };
    const cell = canvas.getByText('Pastry chef');
    await fireEvent.pointerDown(cell, touch);
    await screen.findByRole('menu');
    await fireEvent.pointerUp(cell, touch);
    await fireEvent.click(cell);
    await expect(onRowOpen).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await menuCloses();

    // A quick button also shows its tooltip on keyboard focus.
    first!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{End}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: 'Edit user' })[0]).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit user');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Enter and Space focus an item of each menu, however often it opens (APG menu button). */
export const MenuFocus: Story = {
  args: { rowActions, toolbar: <span />, preferences: {} },
  play: async ({ canvas, step }) => {
    const menus = {
      'Actions for Dorota Maj': 'Edit user',
      'Options for Name': 'Sort ascending',
      Columns: 'Role',
      Sort: 'Name',
      Rows: '10',
    };
    for (const [menu, item] of Object.entries(menus)) {
      await step(menu, async () => {
        const button = await canvas.findByRole('button', { name: new RegExp(`^${menu}`) }, lazyTimeout);
        for (const key of ['Enter', ' ', 'Enter', ' ']) {
          button.focus();
          // Without `click`: the menu must open on keydown, see `menuKeys`.
          await fireEvent.keyDown(button, { key });
          await waitFor(() => expect(document.activeElement?.closest('[role^="menuitem"]')).toHaveTextContent(item));
          await userEvent.keyboard('{Escape}');
          await menuCloses();
        }
      });
    }
  },
};

export const Compact: Story = { name: 'Density', args: { density: 'compact', selection: true, rowActions } };

/** The skeleton reserves its space immediately and becomes visible after 200 ms. */
export const Loading: Story = {
  args: { rows: undefined, selection: true, rowActions },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('grid', { name: 'Users' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody > tr')).toHaveLength(10), lazyTimeout);
    const shapes = canvasElement.querySelector('tbody')!;
    await waitFor(() => expect(shapes).toBeVisible());
  },
};

export const Refreshing: Story = { args: { loading: true } };

export const Empty: Story = {
  args: { rows: [], messages: { empty: { title: 'No users yet', description: 'Invite the people who work here.' } } },
};

const onClear = fn();
export const NoMatches: Story = {
  args: { rows: [], messages: { noMatches: { onClear } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(onClear).toHaveBeenCalled();
  },
};

const onRetry = fn();
export const Failed: Story = {
  name: 'Error',
  args: { rows: undefined, messages: { error: { description: 'The connection was lost.', onRetry } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

/** Loaded rows stay visible below a notice. */
export const RefreshFailed: Story = {
  args: { messages: { error: { onRetry } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Could not refresh this list');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

const navigate = fn();
/** A quick action with `href` is a link that uses the router. */
export const QuickLinks: Story = {
  decorators: [
    (Story) => (
      <UiProvider locale="en" navigate={navigate}>
        <Story />
      </UiProvider>
    ),
  ],
  args: {
    rows: people.slice(0, 3),
    rowActions: ({ id }) => [{ id: 'edit', label: 'Edit user', icon: Pencil, quick: true, href: `/users/${id}` }],
  },
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'Edit user' });
    await expect(link).toHaveAttribute('href', '/users/1');
    // No space is reserved for quick actions while they are hidden.
    await expect(link!.closest('td')!.getBoundingClientRect().width).toBeLessThan(64);
    await userEvent.click(link!);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/users/1'));
  },
};

export const Highlight: Story = { args: { rows: people.slice(0, 10), rowCount: 61, search: 'reyes' } };

export const Phone: Story = {
  args: { selection: true, rowActions, onRowOpen, toolbar: <span />, preferences: { storageKey: 'story' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Users' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(JSON.parse(localStorage.getItem('table:story')!)).toMatchObject({ density: 'compact' });
  },
};

const statuses = ['Active', 'Invited', 'Locked', 'Left'];
const filterableColumns: readonly DataTableColumn<Person>[] = columns.map((column) => {
  const filters: Record<string, DataTableColumn<Person>['filter']> = {
    name: 'text',
    // A server page does not contain all values, so options are given.
    status: { kind: 'select', options: statuses.map((value) => ({ value, label: value })) },
  };
  return { ...column, filter: filters[column.id] };
});

/** Filters, sorts and paginates like a server. */
function serve({ page, perPage }: TablePage, [rule]: readonly SortRule[], filters: readonly ColumnFilter[]) {
  const found = people.filter((person) =>
    filters.every((filter) => {
      if (filter.kind === 'select') return filter.values.length === 0 || filter.values.includes(person.status);
      return filter.kind !== 'text' || person.name.toLowerCase().includes(filter.text.toLowerCase());
    }),
  );
  const sign = rule?.direction === 'desc' ? -1 : 1;
  const ordered = rule ? found.toSorted((a, b) => a.name.localeCompare(b.name) * sign) : found;
  return { rows: ordered.slice((page - 1) * perPage, page * perPage), total: found.length };
}

function ServerTable() {
  const [pagination, setPagination] = useState<TablePage>({ page: 1, perPage: 10 });
  const [sorting, setSorting] = useState<readonly SortRule[]>([]);
  const [filters, setFilters] = useState<readonly ColumnFilter[]>([]);
  const { rows, total } = useMemo(() => serve(pagination, sorting, filters), [pagination, sorting, filters]);
  return (
    <DataTable
      label="Users"
      columns={filterableColumns}
      rows={rows}
      rowCount={total}
      getRowId={({ id }) => id}
      pagination={{ value: pagination, onValueChange: setPagination }}
      sorting={{ value: sorting, onValueChange: setSorting }}
      filters={{ value: filters, onValueChange: setFilters }}
      messages={{ noMatches: filters.length > 0 ? { onClear: () => setFilters([]) } : undefined }}
      toolbar={<span />}
    />
  );
}
/** Page, sorting and filters are reported to the parent, whose rows are shown unchanged. */
export const ServerMode: Story = {
  render: () => <ServerTable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('11–20 of 61')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByText('1–10 of 61')).toBeVisible();
    await expect(names(canvas)[0]).toContain('Bea Lindqvist');

    const openFilter = async (name: string) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: new RegExp(`^Options for ${name}`) }, lazyTimeout),
      );
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Filter' }, lazyTimeout));
      return within(await screen.findByRole('dialog', { name: `Filter by ${name}` }, lazyTimeout));
    };
    const status = await openFilter('Status');
    await userEvent.click(status.getByRole('option', { name: 'Locked' }));
    await expect(canvas.getByText('1–6 of 6')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const name = await openFilter('Name');
    await userEvent.type(name.getByRole('textbox', { name: 'Contains' }), 'nobody{Enter}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Clear/ }));
    await expect(canvas.getByText('1–10 of 61')).toBeVisible();
  },
};

const longName = 'Maximiliane Friederike von Hohenstein-Waldburg zu Wolfegg';
export const LongText: Story = {
  args: {
    rows: [
      { ...people[0]!, name: longName, role: 'Head of pastry, viennoiserie and everything that rises in the oven' },
      ...people.slice(1, 4),
    ],
    selection: true,
    rowActions,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = {
  name: 'RTL',
  args: { selection: true, rowActions, label: 'المستخدمون', toolbar: <span /> },
  globals: { language: 'ar' },
};

const many = peopleOf(80);
/** All rows on one page below a sticky header. With more than 80 rows, the accessibility checks would exceed the test timeout. */
export const ManyRows: Story = {
  args: { rows: many, pagination: false, maxBlockSize: 480, selection: true },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(many.length + 1);
    rows[1]!.focus();
    await userEvent.keyboard('{End}');
    await expect(rows.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}x');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

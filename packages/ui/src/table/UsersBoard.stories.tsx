import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Lock, Mail, MapPin, Shield } from 'lucide-react';
import { useMemo, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ActionBar } from '../components/ActionBar/ActionBar';
import { FilterChip } from '../components/FilterChip/FilterChip';
import { SearchField } from '../components/SearchField/SearchField';
import { FilterBar } from '../patterns/FilterBar/FilterBar';
import { DataTable } from './DataTable';
import { actionsFor, columns, people } from './people.fixtures';

const meta = { title: 'Table/DataTable', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;

const rowActions = actionsFor(() => {});
const options = (values: string[]) => values.map((value) => ({ value, label: value }));
const selection = ['2', '3', '6'];

function UsersBoard() {
  const [query, setQuery] = useState('');
  const [workplace, setWorkplace] = useState<string | null>(null);
  const [status, setStatus] = useState<string | null>('Active');
  const [started, setStarted] = useState<string | null>('since 2021');
  const [selected, setSelected] = useState<string[]>(selection);
  const rows = useMemo(
    () =>
      people.filter(
        (one) =>
          (!workplace || one.workplace === workplace) && (!status || status === 'Active' || one.status === status),
      ),
    [workplace, status],
  );
  const clear = () => {
    setQuery('');
    setWorkplace(null);
    setStatus(null);
    setStarted(null);
  };
  const isFiltered = Boolean(query || workplace || status || started);
  return (
    <>
      <DataTable
        label="Users"
        columns={columns}
        rows={rows}
        getRowId={({ id }) => id}
        selection={{ selectedKeys: selected, onSelectionChange: setSelected }}
        sorting={{ defaultValue: [{ column: 'name', direction: 'asc' }] }}
        rowActions={rowActions}
        getRowHref={({ id }) => `#user-${id}`}
        search={query}
        messages={{ noMatches: isFiltered ? { onClear: clear } : undefined }}
        toolbar={
          <FilterBar onClear={isFiltered ? clear : undefined}>
            <SearchField
              label="Search users"
              placeholder="Search name or email"
              value={query}
              onValueChange={setQuery}
            />
            <FilterChip
              label="Workplace"
              icon={MapPin}
              options={options(['Quay Street', 'Fern Hall', 'Ostler’s Yard'])}
              value={workplace}
              onValueChange={setWorkplace}
            />
            <FilterChip
              label="Status"
              icon={Shield}
              options={options(['Active', 'Invited', 'Locked', 'Left'])}
              value={status}
              onValueChange={setStatus}
            />
            <FilterChip
              label="Started"
              icon={CalendarDays}
              options={options(['since 2021', 'since 2023'])}
              value={started}
              onValueChange={setStarted}
            />
          </FilterBar>
        }
      />
      <ActionBar
        count={selected.length}
        onClear={() => setSelected([])}
        items={[
          { id: 'lock', label: 'Lock', icon: Lock, tone: 'danger', onAction: () => {} },
          { id: 'role', label: 'Change role', icon: Shield, onAction: () => {} },
          { id: 'move', label: 'Move workplace', icon: MapPin, onAction: () => {} },
          { id: 'mail', label: 'Email', icon: Mail, onAction: () => {} },
        ]}
      />
    </>
  );
}

/** A complete list: filter bar, table and action bar. */
export const Board: StoryObj = {
  name: 'Users board',
  render: () => <UsersBoard />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Status' }));
    await expect(canvas.getByRole('button', { name: 'Status Any' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Workplace Any' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Fern Hall' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByText(/of 12/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox', { name: 'Search users' })).toHaveFocus();
    await expect(canvas.getByText(/of 61/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText('3 selected')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Dorota Maj' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Select Dorota Maj' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 selected');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Card } from '../components/Card/Card';
import { SearchField } from '../components/SearchField/SearchField';
import { DataTable } from './DataTable';
import { columns, people, type Person } from './people.fixtures';

const meta = {
  title: 'Table/Cards',
  component: DataTable<Person>,
  args: { label: 'Users', columns, rows: people, getRowId: ({ id }) => id },
} satisfies Meta<typeof DataTable<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a card without a title, the toolbar has the padding of the card. */
export const InCard: Story = {
  name: 'In a card',
  args: { rows: people.slice(0, 4), pagination: false },
  render: (args) => (
    <Card padding="none">
      <DataTable {...args} toolbar={<SearchField label="Search" />} />
    </Card>
  ),
  play: async ({ canvas, canvasElement }) => {
    const top = (element: Element) => element.getBoundingClientRect().top;
    const card = canvasElement.querySelector('[data-flush]')!;
    await expect(top(canvas.getByRole('searchbox')) - top(card)).toBeGreaterThanOrEqual(16);
  },
};

/** On a phone, a card shows the first three columns if no column sets `card`. */
export const PhoneDefaults: Story = {
  name: 'Phone defaults',
  args: {
    columns: columns.map(({ card: _card, ...column }) => column),
    rows: people.slice(0, 6),
    pagination: false,
    columnMenu: true,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Users' });
    const [card] = canvas.getAllByRole('listitem');
    await expect(
      within(card!)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = await screen.findByRole('menu', { name: 'Columns' }, { timeout: 15_000 });
    await expect(menu).not.toHaveAccessibleDescription();
    await expect(screen.queryByText(/Alt/)).toBeNull();
  },
};

/** If a column sets `card` but none is `secondary`, the secondary line shows the first three other columns. */
export const PhoneSecondary: Story = {
  name: 'Phone secondary line',
  args: {
    columns: columns.map(({ card, ...column }) => (card && card !== 'secondary' ? { ...column, card } : column)),
    rows: people.slice(0, 6),
    pagination: false,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Users' });
    const [card] = canvas.getAllByRole('listitem');
    await expect(card).toHaveTextContent('Head chef');
  },
};

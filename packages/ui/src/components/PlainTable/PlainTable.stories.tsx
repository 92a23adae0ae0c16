import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StatusPill } from '../StatusPill/StatusPill';
import { PlainTable, type PlainTableProps } from './PlainTable';

const bills = [
  ['#1184', 'Terrace 12', 'info', 'Ordering', '$42.00'],
  ['#1183', 'Bar 3', 'success', 'Paying', '$118.50'],
  ['#1182', 'Table 2', 'danger', 'Late', '$341.00'],
  ['#1181', 'Table 14', 'warning', 'Mains', '$96.25'],
] as const;

const body = (
  <>
    <thead>
      <tr>
        <th scope="col">Bill</th>
        <th scope="col">Table</th>
        <th scope="col">State</th>
        <th scope="col">Note</th>
        <th scope="col" data-number>
          Sum
        </th>
      </tr>
    </thead>
    <tbody>
      {bills.map(([bill, table, tone, state, sum], index) => (
        <tr key={bill} data-selected={index === 2 || undefined}>
          <th scope="row">{bill}</th>
          <td>{table}</td>
          <td>
            <StatusPill tone={tone}>{state}</StatusPill>
          </td>
          <td data-empty>—</td>
          <td data-number>{sum}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={4}>
          Total, 4 bills
        </th>
        <td data-number>$597.75</td>
      </tr>
    </tfoot>
  </>
);

const meta = {
  title: 'Components/PlainTable',
  component: PlainTable,
  args: { caption: 'Open bills', children: body, boxed: true },
} satisfies Meta<typeof PlainTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Open bills' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '#1184' })).toBeVisible();
  },
};

export const Playground: Story = { args: { striped: true, hoverable: true } };

/** A scrolling table is focusable. */
export const Scrolls: Story = {
  args: { maxBlockSize: 160 },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Open bills' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo({ top: 60 });
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Bill' }).getBoundingClientRect().top).toBeLessThan(
        region.getBoundingClientRect().top + 4,
      ),
    );
  },
};

const looks: (Partial<PlainTableProps> & { caption: string })[] = [
  { caption: 'Compact', size: 'compact' },
  { caption: 'Stripes', striped: true },
  { caption: 'Hover and grid', hoverable: true, bordered: true },
  { caption: 'Bare', boxed: false, hideCaption: true },
];

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {looks.map((look) => (
        <PlainTable {...args} {...look} key={look.caption} />
      ))}
    </div>
  ),
};

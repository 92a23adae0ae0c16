import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Gift, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { Stack } from '../Stack/Stack';
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

/** The menu of a row edits or deletes it. Each change can be undone, and the sum follows. */
export const EditedRows: Story = {
  render: function Render(args) {
    const [history, setHistory] = useState<readonly (readonly (typeof bills)[number][])[]>([bills]);
    const rows = history[0]!;
    const change = (next: readonly (typeof bills)[number][]) => setHistory([next, ...history]);
    const total = rows.reduce((sum, [, , , , amount]) => sum + Number(amount.slice(1)), 0);
    return (
      <Stack gap="px12" align="start">
        <Button size="sm" disabled={history.length < 2} onClick={() => setHistory(history.slice(1))}>
          Undo
        </Button>
        <PlainTable {...args}>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                <th scope="row">{row[0]}</th>
                <td data-number>{row[4]}</td>
                <td>
                  <Menu
                    label={`Bill ${row[0]}`}
                    trigger={
                      <Button size="sm" variant="plain" iconOnly startIcon={Ellipsis} aria-label={`Bill ${row[0]}`} />
                    }
                  >
                    <MenuItem
                      icon={Gift}
                      onAction={() =>
                        change(
                          rows.map((other) => (other === row ? [...row.slice(0, 4), '$0.00'] : other) as typeof row),
                        )
                      }
                    >
                      Comp bill
                    </MenuItem>
                    <MenuItem
                      icon={Trash2}
                      tone="danger"
                      onAction={() => change(rows.filter((other) => other !== row))}
                    >
                      Delete
                    </MenuItem>
                  </Menu>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td data-number>${total.toFixed(2)}</td>
              <td />
            </tr>
          </tfoot>
        </PlainTable>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const choose = async (bill: string, item: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Bill ${bill}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('#1182', 'Delete');
    await waitFor(() => expect(canvas.getByText('$256.75')).toBeVisible());
    await choose('#1183', 'Comp bill');
    await waitFor(() => expect(canvas.getByText('$138.25')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('$256.75')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('$597.75')).toBeVisible();
  },
};
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {looks.map((look) => (
        <PlainTable {...args} {...look} key={look.caption} />
      ))}
    </div>
  ),
};

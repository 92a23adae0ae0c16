import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { billColumns, billsOf, type Bill } from './bills.fixtures';
import { DataTable } from './DataTable';
import type { DataTableColumn } from './tableTypes';

const onSave = fn<(bill: Bill, value: unknown) => unknown>();
const editable: readonly DataTableColumn<Bill>[] = billColumns.flatMap((column): DataTableColumn<Bill>[] => {
  const edits: Record<string, DataTableColumn<Bill>['edit']> = {
    server: { kind: 'select', options: ['Dana', 'Noor', 'Wren'].map((value) => ({ value, label: value })), onSave },
    covers: {
      kind: 'number',
      required: true,
      validate: (value) => (value! > 40 ? 'Enter 40 or less' : undefined),
      onSave,
    },
    opened: { kind: 'date', onSave },
    isPaid: { kind: 'boolean', onSave },
    note: { kind: 'text', onSave },
  };
  return column.rowHeader || edits[column.id] ? [{ ...column, edit: edits[column.id] }] : [];
});
const bills = billsOf(6).map((bill) => ({ ...bill, server: 'Dana' }));

const meta = {
  title: 'Table/DataTable/Editing',
  component: DataTable<Bill>,
  args: { label: 'Bills', columns: editable, rows: bills, getRowId: ({ id }) => String(id), pagination: false },
} satisfies Meta<typeof DataTable<Bill>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A click, Enter or F2 opens the editor of a cell; after F2, typing continues the text. Enter saves, Tab saves and edits the next cell, Escape cancels. */
export const EditInPlace: Story = {
  play: async ({ canvas }) => {
    onSave.mockReset();
    const [, first] = canvas.getAllByRole('row');
    const guest = bills[0]!.guest;
    const cell = (name: string) => canvas.getAllByRole('gridcell', { name })[0]!;
    await userEvent.click(cell(String(bills[0]!.covers)));
    const covers = await canvas.findByRole('textbox', { name: `Covers of ${guest}` });
    await expect(covers).toHaveFocus();
    await userEvent.clear(covers);
    await userEvent.type(covers, '41{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Covers: Enter 40 or less');
    await expect(covers).toHaveAccessibleDescription('Covers: Enter 40 or less');
    await expect(covers).toHaveValue('41');
    await userEvent.clear(covers);
    onSave.mockRejectedValueOnce(new Error('the kitchen is closed'));
    await userEvent.type(covers, '12{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Covers was not saved: the kitchen is closed'),
    );
    await expect(covers).toHaveValue('12');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(covers).not.toBeInTheDocument());
    await expect(onSave).toHaveBeenLastCalledWith(bills[0], 12);
    await expect(cell(String(bills[0]!.covers))).toHaveFocus();

    onSave.mockClear();
    await userEvent.keyboard('{ArrowLeft}{F2}');
    const server = await canvas.findByRole('combobox', { name: `Server of ${guest}` });
    await userEvent.selectOptions(server, 'Noor');
    await userEvent.keyboard('{Tab}');
    await expect(await canvas.findByRole('textbox', { name: `Covers of ${guest}` })).toHaveFocus();
    await expect(onSave).toHaveBeenLastCalledWith(bills[0], 'Noor');
    await userEvent.keyboard('{Tab}');
    await expect(await canvas.findByLabelText(`Opened of ${guest}`)).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Paid of ${guest}` }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSave).toHaveBeenLastCalledWith(bills[0], !bills[0]!.isPaid));
    onSave.mockClear();
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await userEvent.type(await canvas.findByRole('textbox', { name: `Note of ${guest}` }), 'Late{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await expect(onSave).not.toHaveBeenCalled();

    const note = bills[0]!.note ?? '';
    await userEvent.keyboard('{F2}');
    const field = await canvas.findByRole('textbox', { name: `Note of ${guest}` });
    await userEvent.keyboard(' x');
    await expect(field).toHaveValue(`${note} x`);
    await userEvent.keyboard('{Escape}');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmployeeExport } from './EmployeeExport';

const meta = {
  title: 'Examples/Export',
  component: EmployeeExport,
  parameters: { layout: 'fullscreen', app: {} },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof EmployeeExport>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 15_000 };

/** File name, format, columns and rows. Workbooks have numbers and dates, not texts. */
export const Default: Story = {
  play: async ({ step }) => {
    const search = await screen.findByRole('searchbox', { name: 'Search employees' }, long);
    const open = screen.getByRole('button', { name: 'Export' });
    await waitFor(() => expect(open).toBeEnabled(), long);
    await userEvent.type(search, 'an');
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Export Employees' }, long));
    const name = dialog.getByRole('textbox', { name: /^File name/ });
    await step('a file name is required', async () => {
      await userEvent.clear(name);
      await userEvent.click(dialog.getByRole('checkbox', { name: 'All columns' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Write file' }));
      await waitFor(() => expect(name).toBeInvalid());
      await userEvent.type(name, 'team');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Name' }));
    });
    await step('the rows that match the search are preselected, and all rows can be exported', async () => {
      await expect(dialog.getByRole('radio', { name: /found rows?$/ })).toBeChecked();
      await userEvent.click(dialog.getByRole('radio', { name: 'All 100 rows' }));
      await userEvent.click(dialog.getByRole('radio', { name: 'Text file' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Write file' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), long);
    });
  },
};

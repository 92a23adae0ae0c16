import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmployeeExportSelected } from './EmployeeExportSelected';

const meta = {
  title: 'Examples/Export selected',
  component: EmployeeExportSelected,
  parameters: { layout: 'fullscreen', app: {} },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof EmployeeExportSelected>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 15_000 };

/** Rows of several pages can be selected. */
export const Default: Story = {
  play: async ({ step }) => {
    const table = within(await screen.findByRole('grid', { name: 'Employees' }, long));
    await step('nothing can be exported without selected rows', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Export 0 selected rows' }));
      await screen.findByText('Select at least one row first.');
    });
    await step('rows on two pages are selected', async () => {
      const next = await screen.findByRole('button', { name: 'Next page' }, long);
      const [, first, second] = table.getAllByRole('checkbox');
      await userEvent.click(first!);
      await userEvent.click(second!);
      await userEvent.click(next);
      await waitFor(() => expect(first).not.toBeInTheDocument());
      const [, third] = table.getAllByRole('checkbox');
      await userEvent.click(third!);
      await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
      const save = await screen.findByRole('button', { name: 'Export 3 selected rows' }, long);
      await userEvent.click(save);
    });
  },
};

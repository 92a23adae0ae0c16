import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmployeeImport } from './EmployeeImport';
import { sampleFile, type SampleName } from './sampleFiles';

const meta = {
  title: 'Examples/Import',
  component: EmployeeImport,
  parameters: { layout: 'fullscreen', app: {} },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof EmployeeImport>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 30_000 };
const headers: Record<string, string> = {
  full_name: 'Name',
  post: 'Job title',
  email: 'E-mail',
  city: 'City',
  start_date: 'Start date',
  salary: 'Salary',
  age: 'Age',
  status: 'Status',
};

/** CSV and XLSX files of up to 60,000 rows. Imported rows last until you leave the page. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const open = await screen.findByRole('button', { name: 'Import employees' }, long);
    await waitFor(() => expect(open).toBeEnabled(), long);
    await userEvent.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: 'Import employees' }, long));
    const choose = async (name: SampleName) =>
      userEvent.upload(
        await dialog.findByLabelText(/Choose a file/, undefined, long),
        await sampleFile(name, (column) => headers[column]!),
        { applyAccept: false },
      );
    await step('a file without a table is rejected', async () => {
      await choose('type');
      await dialog.findByText(/This is not a CSV or XLSX file/, undefined, long);
      await choose('broken');
      await dialog.findByText(/The file is damaged/, undefined, long);
    });
    await step('rows with errors are listed', async () => {
      await choose('errors');
      await userEvent.click(await dialog.findByRole('button', { name: 'Check the rows' }, long));
      await dialog.findByText(/Same as line 4/, undefined, long);
      await userEvent.type(dialog.getByRole('searchbox'), 'Employee 2');
      await waitFor(() => expect(dialog.queryByText(/Same as line 4/)).toBeNull());
      await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    });
    await step('sheet and header row of a workbook are chosen, and its rows are imported', async () => {
      await choose('workbook');
      await userEvent.click(await dialog.findByRole('button', { name: /Sheet/ }, long));
      await userEvent.click(await screen.findByRole('option', { name: 'Employees' }));
      await dialog.findByRole('button', { name: /Line 3/ });
      await userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
      await userEvent.click(await dialog.findByRole('button', { name: 'Import 12 rows' }, long));
      await canvas.findByText('Employee 1', undefined, long);
    });
  },
};

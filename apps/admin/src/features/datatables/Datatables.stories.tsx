import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Data tables',
  parameters: { layout: 'fullscreen', app: { path: '/datatables/advance' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const long = { timeout: 8000 };
const total = (text: RegExp) => screen.findByText(text, {}, long);

/** Limits the rows with a filter, then with a condition. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await total(/of 120/);
    await step('a filter limits the rows, and "Clear" shows all again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Any.*City|City.*Any/ }));
      await userEvent.click(await screen.findByRole('option', { name: /Lisbon/ }, long));
      await waitFor(() => expect(canvas.queryByText(/of 120/)).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await total(/of 120/);
    });
    await step('conditions can be added by keyboard', async () => {
      canvas.getByRole('button', { name: 'Add a condition' }).focus();
      await userEvent.keyboard('{Enter}');
      const condition = within(canvas.getByRole('group', { name: 'Condition 1' }));
      await userEvent.type(condition.getByRole('spinbutton', { name: 'Value' }), '70000');
      await waitFor(() => expect(canvas.queryByText(/of 120/)).toBeNull());
      await userEvent.click(condition.getByRole('button', { name: 'Remove condition 1' }));
      await total(/of 120/);
    });
  },
};

/** 100,000 rows in the same table. */
export const Large: Story = {
  parameters: { app: { path: '/datatables/advance?city=Porto&sortColumn=salary&sort=desc', scenario: 'large' } },
  play: async () => void (await screen.findByRole('tab', { name: /100,000/ }, { timeout: 20_000 })),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/saltmarsh\.example/, {}, long);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.type(drawer.getByRole('searchbox', { name: 'E-mail' }), 'ada');
    await userEvent.click(await drawer.findByRole('button', { name: /^Show \d rows?/ }));
  },
};

/** Adds a row, edits a cell and a row with undo, and groups the rows. */
export const Basic: Story = {
  parameters: { app: { path: '/datatables/basic' } },
  play: async ({ canvas, step }) => {
    await canvas.findAllByText('1–7 of 100', {}, long);
    await step('the drawer validates the form, then adds a row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New employee' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'New employee' }, long));
      await userEvent.click(drawer.getByRole('button', { name: 'Add employee' }));
      await expect((await drawer.findAllByText('This field is required.')).length).toBeGreaterThan(4);
      const fill = (name: RegExp, text: string) => userEvent.type(drawer.getByRole('textbox', { name }), text);
      await fill(/^Name/, 'Dana Ashworth');
      await fill(/Job title/, 'Sous chef');
      await fill(/E-mail/, 'dana@quaystreet.example');
      await fill(/City/, 'Porto');
      await fill(/Salary/, '48000');
      await fill(/Age/, '31');
      await userEvent.click(drawer.getByRole('spinbutton', { name: /day/i }));
      await userEvent.keyboard('01022024');
      await userEvent.click(drawer.getByRole('button', { name: 'Add employee' }));
      await canvas.findByText('1–7 of 101', {}, long);
    });
    await step('a cell can be edited in place by keyboard, and the change undone', async () => {
      const card = within(canvas.getByRole('region', { name: 'Edit in place' }));
      const row = card.getByRole('row', { name: /Viggo Sandoval/ });
      const city = within(row).getAllByRole('gridcell')[1]!;
      const before = city.textContent;
      row.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{F2}');
      const input = await card.findByRole('textbox', { name: 'City of Viggo Sandoval' });
      await userEvent.clear(input);
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('alert')).toHaveTextContent('City: Required');
      await userEvent.type(input, 'Funchal{Enter}');
      await waitFor(() => expect(city).toHaveTextContent(/^Funchal$/));
      await expect(city).toHaveFocus();
      // The cell shows the change, so there is no toast.
      await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(city).toHaveTextContent(before!));
    });
    await step('the drawer edits a whole row', async () => {
      const card = within(canvas.getByRole('region', { name: 'Edit in place' }));
      await userEvent.click(card.getByRole('button', { name: 'Actions for Viggo Sandoval' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit employee' }));
      const drawer = within(await screen.findByRole('dialog', { name: 'Edit Viggo Sandoval' }, long));
      const post = drawer.getByRole('textbox', { name: /Job title/ });
      await userEvent.clear(post);
      await userEvent.type(post, 'Sommelier');
      await userEvent.click(drawer.getByRole('button', { name: 'Save changes' }));
      // The change is saved, so every table shows it.
      await waitFor(() =>
        expect(canvas.getAllByRole('row', { name: /Viggo Sandoval Sommelier/ }).length).toBeGreaterThan(3),
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Viggo Sandoval Sommelier/ })).toBeNull());
    });
    await step('the user can choose to group by status', async () => {
      const groups = canvas.getByRole('radiogroup', { name: 'Group by' });
      await userEvent.click(within(groups).getByRole('radio', { name: 'Status' }));
    });
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await total(/of 120/)) };
export const Arabic: Story = { globals: { language: 'ar' }, play: async () => void (await total(/من 120/)) };

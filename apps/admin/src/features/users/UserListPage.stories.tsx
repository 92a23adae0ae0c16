import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Pages/Users',
  parameters: { layout: 'fullscreen', app: { path: '/apps/user/list' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const row = (name: RegExp) => screen.findByRole('row', { name }, { timeout: 8000 });
const anyRow = () => row(/Maren Holt/);

/** Filters the list and undoes a deletion. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await anyRow();
    await step('a tile filters the list and clears the filter', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pending' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Pending' })).toHaveAttribute('aria-pressed', 'true'),
      );
      await waitFor(() => expect(screen.queryByRole('row', { name: /Maren Holt/ })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'On a paid plan' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Plan.*Any paid plan/ })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
      await row(/Bea Lindqvist/);
    });
    await step('undo restores a deleted user', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Actions.*Bea Lindqvist/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete user' }));
      await waitFor(() => expect(screen.queryByRole('row', { name: /Bea Lindqvist/ })).toBeNull());
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await row(/Bea Lindqvist/);
    });
    await step('users cannot delete themselves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Actions.*Maren Holt/ }));
      await expect(await screen.findByRole('menuitem', { name: /Delete user/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

export const NewUser: Story = {
  name: 'New user',
  play: async ({ step }) => {
    await anyRow();
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'New user' }, { timeout: 8000 }));
    await step('submitting shows errors and focuses the first field', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add user' }));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /Full name/ })).toHaveFocus());
      const isInvalid = (name: RegExp) => dialog.getByRole('textbox', { name }).getAttribute('aria-invalid') === 'true';
      await expect([/Full name/, /Username/, /E-mail/, /Contact/].map(isInvalid)).toEqual([true, true, true, false]);
    });
    await step('a taken name shows an error on blur', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Username/ }), 'maren.holt');
      await userEvent.tab();
      await dialog.findByText('This is already in use. Choose another.');
    });
    await step('closing asks for confirmation and can keep the draft', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await expect(dialog.getByRole('textbox', { name: /Username/ })).toHaveValue('maren.holt');
    });
    await step('Ctrl+Enter saves, and the new user is the first row', async () => {
      const fill = async (name: RegExp, text: string) => {
        const field = dialog.getByRole('textbox', { name });
        await userEvent.clear(field);
        await userEvent.type(field, text);
      };
      await fill(/Full name/, 'Ada Fenwick');
      await fill(/Username/, 'ada.fenwick');
      await fill(/E-mail/, 'ada@saltmarsh.example');
      await fill(/Contact/, '+44 20 7946 0000');
      const choose = async (name: RegExp, text: string, option: string | RegExp) => {
        await userEvent.type(dialog.getByRole('combobox', { name }), text);
        await userEvent.click(await screen.findByRole('option', { name: option }));
      };
      const company = dialog.getByRole('combobox', { name: /Company/ });
      await userEvent.type(company, 'Pier 9');
      await userEvent.tab();
      await expect(company).toHaveValue('Pier 9');
      await choose(/Country/, 'portu', 'Portugal');
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Casa Alecrim' }));
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await row(/Ada Fenwick/);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Ada Fenwick.*Server.*Saltbox & Rye, Casa Alecrim/);
    });
  },
};

const status = (name: RegExp, text: string) => within(screen.getByRole('row', { name })).queryByText(text);

/** Adds a user without phone, company and country, and keeps the form open for the next one. */
export const AddAnother: Story = {
  name: 'Add another',
  play: async () => {
    await anyRow();
    await userEvent.keyboard('n');
    const dialog = within(await screen.findByRole('dialog', { name: 'New user' }, { timeout: 8000 }));
    const type = (name: RegExp, text: string) => userEvent.type(dialog.getByRole('textbox', { name }), text);
    await type(/Full name/, 'Ada Fenwick');
    await type(/Username/, 'ada.fenwick');
    await type(/E-mail/, 'ada@saltmarsh.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Add and start another' }));
    const fullName = dialog.getByRole('textbox', { name: /Full name/ });
    await waitFor(() => expect(fullName).toHaveValue(''));
    await expect(fullName).toHaveFocus();
    await expect(dialog.getByRole('checkbox', { name: 'Saltbox & Rye' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await row(/Ada Fenwick/);
  },
};

/** Changes several users, and undoes the change with the keyboard. */
export const Selection: Story = {
  play: async ({ canvas }) => {
    await anyRow();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Bea Lindqvist/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dorota Maj/ }));
    const bar = within(await canvas.findByRole('group', { name: /selection/i }));
    await userEvent.click(bar.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inactive' }));
    await waitFor(() => expect(status(/Dorota Maj/, 'Inactive')).toBeVisible());
    await screen.findByText('Status of 2 users: Inactive', undefined, { timeout: 8000 });
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(status(/Dorota Maj/, 'Inactive')).toBeNull());
    await screen.findByText('Undone: Status of 2 users: Inactive', undefined, { timeout: 8000 });
  },
};

/** Saves, opens and deletes a view, by pointer and keyboard. */
export const Views: Story = {
  play: async ({ canvas, step }) => {
    await anyRow();
    await step('an opened view filters the list', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: /Onboarding/ }));
      await waitFor(() => expect(screen.queryByRole('row', { name: /Maren Holt/ })).toBeNull());
      await expect(canvas.queryByRole('button', { name: 'Save changes' })).toBeNull();
    });
    await step('the current filters can be saved as a view', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^All/ }));
      await anyRow();
      await userEvent.click(canvas.getByRole('button', { name: 'Active' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Save view' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }, { timeout: 8000 }));
      await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
      await dialog.findByText('This field is required.');
      await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'At work');
      await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
      const tab = await canvas.findByRole('tab', { name: /At work/ }, { timeout: 4000 });
      await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
    });
    await step('undo restores a deleted view', async () => {
      const options = canvas.getByRole('button', { name: 'View options' });
      options.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete “At work”' }));
      await waitFor(() => expect(canvas.queryByRole('tab', { name: /At work/ })).toBeNull());
      await screen.findByText('View “At work” deleted');
      await userEvent.keyboard('{Control>}z{/Control}');
      await canvas.findByRole('tab', { name: /At work/ });
    });
  },
};

const file = [
  'Saltbox & Rye · Users',
  '',
  'Full name;Username;E-mail;Contact;Role;Restaurants',
  'Dana Ashworth;;dana.ashworth@quaystreet.example;;Editor;Casa Alecrim',
  'Bo Nilsen;bo;bo@quaystreet;12;King;Nowhere',
  'Maren Holt;maren.holt;maren.holt@saltmarsh.example;+1 212 555 2868;Admin;',
].join('\r\n');

/** Imports a file. Invalid lines are listed; one undo removes all rows. */
export const Import: Story = {
  play: async ({ canvas, step }) => {
    await anyRow();
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import users' }, { timeout: 8000 }));
    const choose = () => dialog.getByLabelText(/Choose a file/);
    await step('another file type shows an error', async () => {
      await userEvent.upload(choose(), new File(['%PDF-1.7'], 'menu.csv'));
      await dialog.findByText(/not a CSV or XLSX/, {}, { timeout: 8000 });
    });
    await step('the header row is found below a heading, and its columns are mapped by name', async () => {
      await userEvent.upload(choose(), new File([file], 'people.csv'));
      await dialog.findByText(/match the columns/, {}, { timeout: 8000 });
      await expect(dialog.getByRole('button', { name: /Column for E-mail/ })).toHaveTextContent('E-mail');
      await userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
    });
    await step('an invalid line is listed with reasons and blocks the import', async () => {
      const row = within(await dialog.findByRole('row', { name: /Bo Nilsen/ }));
      await expect(row.getByText('5')).toBeVisible();
      await expect(row.getByText(/Contact: Enter a phone number/)).toBeVisible();
      await expect(row.getByText(/Restaurants: Choose one of these: Saltbox & Rye/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Import 1 row' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: /Skip 1 invalid row/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Import 1 row' }));
    });
    await step('the valid rows are added, and one undo removes them', async () => {
      await expect(await row(/Dana Ashworth/)).toHaveTextContent(/Casa Alecrim/);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(screen.queryByRole('row', { name: /Dana Ashworth/ })).toBeNull());
    });
  },
};

/** A file without a column for the restaurants is imported to one chosen for all rows. */
export const ImportToOneRestaurant: Story = {
  name: 'Import to one restaurant',
  play: async ({ canvas }) => {
    await anyRow();
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import users' }, { timeout: 8000 }));
    const text = 'Full name;E-mail\r\nDana Ashworth;dana.ashworth@quaystreet.example';
    await userEvent.upload(dialog.getByLabelText(/Choose a file/), new File([text], 'people.csv'));
    await userEvent.click(await dialog.findByRole('button', { name: /Column for Restaurants/ }, { timeout: 8000 }));
    await userEvent.click(await screen.findByRole('option', { name: 'All rows: Casa Alecrim' }));
    await userEvent.click(dialog.getByRole('button', { name: /Column for Role/ }));
    await screen.findByRole('option', { name: 'All rows: Head chef' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Check the rows' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 row' }));
    await expect(await row(/Dana Ashworth/)).toHaveTextContent(/Casa Alecrim/);
  },
};

export const FewPeople: Story = {
  name: 'Few people',
  parameters: { app: { path: '/apps/user/list', scenario: 'empty' } },
  play: async ({ canvas }) => {
    await anyRow();
    await expect(canvas.getByText('3 people across 3 workplaces')).toBeVisible();
  },
};

/** Actions on users with a higher role are disabled, with the reason. */
export const HigherRole: Story = {
  name: 'Higher role',
  parameters: { app: { path: '/apps/user/list', account: 'manager' } },
  play: async ({ canvas, step }) => {
    await anyRow();
    await step('only restaurants that the user can open are counted', () =>
      expect(canvas.findByText('50 people across 2 workplaces')).resolves.toBeVisible(),
    );
    const reason = /You cannot change users with a role above your own/;
    await step('the row menu shows why its actions are disabled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Actions.*Maren Holt/ }));
      for (const name of [/^Edit user/, /^Deactivate/, /^Delete user/]) {
        const action = await screen.findByRole('menuitem', { name });
        await expect(action).toHaveAttribute('aria-disabled', 'true');
        await expect(action).toHaveTextContent(reason);
      }
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('actions on other users are enabled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Actions.*Bea Lindqvist/ }));
      const action = await screen.findByRole('menuitem', { name: /^Delete user/ });
      await expect(action).not.toHaveAttribute('aria-disabled');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Maren Holt', {}, { timeout: 8000 });
  },
};

export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await anyRow()) };
export const Arabic: Story = { globals: { language: 'ar' }, play: async () => void (await anyRow()) };

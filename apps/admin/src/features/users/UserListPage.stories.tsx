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

/** Filter, undo a deletion, add somebody; by pointer and by keyboard. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await anyRow();
    await step('a tile narrows the list and gives it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pending' }));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Pending' })).toHaveAttribute('aria-pressed', 'true'),
      );
      await waitFor(() => expect(screen.queryByRole('row', { name: /Maren Holt/ })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
      await anyRow();
    });
    await step('a deletion is taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Actions.*Bea Lindqvist/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete user' }));
      await waitFor(() => expect(screen.queryByRole('row', { name: /Bea Lindqvist/ })).toBeNull());
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await row(/Bea Lindqvist/);
    });
    await step('nobody deletes themselves', async () => {
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
    const dialog = within(await screen.findByRole('dialog', { name: 'New user' }));
    await step('what is missing is said, the first field has the focus', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Add user' }));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /Full name/ })).toHaveFocus());
      await expect(dialog.getByRole('alert')).toHaveTextContent('6 fields');
    });
    await step('a name that is taken is said on leaving the field', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: /Username/ }), 'maren.holt');
      await userEvent.tab();
      await dialog.findByText('Someone else already uses this. Choose another.');
    });
    await step('closing asks, and keeps what was typed', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await expect(dialog.getByRole('textbox', { name: /Username/ })).toHaveValue('maren.holt');
    });
    await step('Ctrl+Enter saves; the new one comes first', async () => {
      const fill = async (name: RegExp, text: string) => {
        const field = dialog.getByRole('textbox', { name });
        await userEvent.clear(field);
        await userEvent.type(field, text);
      };
      await fill(/Full name/, 'Ada Fenwick');
      await fill(/Username/, 'ada.fenwick');
      await fill(/E-mail/, 'ada@saltmarsh.example');
      await fill(/Contact/, '+44 20 7946 0000');
      await fill(/Company/, 'Fern Hall');
      await fill(/Country/, 'Wales');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await row(/Ada Fenwick/);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(screen.getAllByRole('row')[1]).toHaveTextContent('Ada Fenwick');
    });
  },
};

export const Selection: Story = {
  play: async ({ canvas }) => {
    await anyRow();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Bea Lindqvist/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Dorota Maj/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }));
    await waitFor(() =>
      expect(within(screen.getByRole('row', { name: /Dorota Maj/ })).getByText('Inactive')).toBeVisible(),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(within(screen.getByRole('row', { name: /Dorota Maj/ })).queryByText('Inactive')).toBeNull(),
    );
  },
};

export const Loading: Story = {
  parameters: {
    app: { path: '/apps/user/list', api: { faults: [{ kind: 'slow', path: '/api/users', delay: 600_000 }] } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/apps/user/list', scenario: 'failing' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The users did not load', {}, { timeout: 8000 });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toBeVisible();
  },
};

/** Filters that leave nobody. */
export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: '/apps/user/list?q=nobody&status=pending' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nobody matches', {}, { timeout: 8000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await anyRow();
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

export const PastTheEnd: Story = {
  name: 'Page past end',
  parameters: { app: { path: '/apps/user/list?page=99' } },
  play: async ({ canvas }) => {
    await canvas.findByText('41–50 of 50', {}, { timeout: 8000 });
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

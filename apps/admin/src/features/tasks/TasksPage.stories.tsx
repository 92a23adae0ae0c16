import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusRow } from '../../testing/focusRow';

const meta = {
  title: 'Pages/Tasks',
  parameters: { layout: 'fullscreen', app: { path: '/apps/todo' } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const wait = { timeout: 8000 };
const row = (name: string) => screen.findByRole('row', { name }, wait);
const titles = () => screen.getAllByRole('row').map((each) => each.getAttribute('aria-label'));

/** Completes a task by key and undoes it. */
export const Default: Story = {
  play: async ({ step }) => {
    const checkbox = () => screen.getByRole('checkbox', { name: 'Completed: Fold 300 napkins' });
    await focusRow(await row('Fold 300 napkins'));
    await step('D completes the focused task', async () => {
      await userEvent.keyboard('d');
      await waitFor(() => expect(checkbox()).toBeChecked());
    });
    await step('undo reopens the task', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await waitFor(() => expect(checkbox()).not.toBeChecked());
    });
  },
};

/** Adds a task from one line. The field shows which parts of the text it recognizes. */
export const QuickAdd: Story = {
  name: 'Quick add',
  play: async () => {
    await row('Fold 300 napkins');
    const field = screen.getByRole('textbox', { name: 'New task' });
    await userEvent.type(field, 'tomorrow order fish @Ilse #high');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Tomorrow · Ilse .* · High/), wait);
    await userEvent.keyboard('{Enter}');
    const added = within(await row('order fish'));
    await added.findByText('High');
    await added.findByText('Tomorrow');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** Moves a task by keyboard: Enter on the handle, arrow keys, Enter. */
export const Reorder: Story = {
  play: async () => {
    await row('Call the landlord about the awning');
    screen.getByRole('button', { name: 'Move Call the landlord about the awning' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(
      () => expect(titles().slice(0, 2)).toEqual(['Order 24 kg of house coffee', 'Call the landlord about the awning']),
      wait,
    );
  },
};

/** If the tasks are sorted by title, the handle explains why it does not move the task. */
export const FixedOrder: Story = {
  name: 'Fixed order',
  parameters: { app: { path: '/apps/todo?sortBy=title-asc' } },
  play: async () => {
    await row('Fold 300 napkins');
    const handle = screen.getByRole('button', { name: 'Move Fold 300 napkins' });
    await expect(handle).toHaveAttribute('aria-disabled', 'true');
    await expect(handle).toHaveAccessibleDescription(/only in “My order”/);
  },
};

/** Selects several tasks by keyboard. */
const selectTwo = async () => {
  await focusRow(await row('Fold 300 napkins'));
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
  return within(await screen.findByRole('group', { name: 'Actions for the selection' }, wait));
};
const selectedRows = () => screen.getAllByRole('row', { selected: true });

/** Tags several tasks at once. One undo restores the tags of each. */
export const TagSeveral: Story = {
  name: 'Tag several',
  play: async ({ step }) => {
    const bar = await selectTwo();
    const names = selectedRows().map((each) => each.getAttribute('aria-label')!);
    const tagged = () => names.filter((name) => within(screen.getByRole('row', { name })).queryByText('Update'));
    const before = tagged();
    await expect(names).toHaveLength(2);
    await step('a checked tag is added to each task', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Tags' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 tasks' }, wait));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Update' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(tagged()).toEqual(names), wait);
    });
    await step('undo restores the tags of each task', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await waitFor(() => expect(tagged()).toEqual(before), wait);
    });
  },
};

/** Unassigns several tasks at once. An empty field is an error. */
export const AssignSeveral: Story = {
  name: 'Assign several',
  play: async () => {
    const bar = await selectTwo();
    await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 tasks' }, wait));
    await userEvent.click(await dialog.findByRole('button', { name: 'Apply' }, wait));
    await dialog.findByText('This field is required.');
    await userEvent.click(dialog.getByRole('button', { name: 'Unassign' }));
    await screen.findByText('2 tasks are no longer assigned', {}, wait);
  },
};

/** Edits a task in the drawer. An empty title shows an error on the field. */
export const Edit: Story = {
  parameters: { app: { path: '/apps/todo?task=3' } },
  play: async ({ step }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Task' }, wait));
    const title = await drawer.findByRole('textbox', { name: /Title/ }, wait);
    await step('an empty title is an error', async () => {
      await userEvent.clear(title);
      await userEvent.click(drawer.getByRole('button', { name: 'Save task' }));
      await drawer.findByText('This field is required.');
    });
    await step('a saved task shows its new title', async () => {
      await userEvent.type(title, 'Count the cellar twice');
      await userEvent.click(drawer.getByRole('button', { name: 'Save task' }));
      await row('Count the cellar twice');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

/** Deletes a task, which is then in the list of deleted tasks. */
export const Delete: Story = {
  play: async () => {
    await focusRow(await row('Fold 300 napkins'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(screen.queryByRole('row', { name: 'Fold 300 napkins' })).not.toBeInTheDocument(), wait);
    await userEvent.click(screen.getByRole('link', { name: 'Deleted' }));
    await row('Fold 300 napkins');
  },
};

export const ByDueDate: Story = {
  name: 'By due date',
  parameters: { app: { path: '/apps/todo?group=due' } },
  play: async () => {
    await row('Fold 300 napkins');
    await screen.findByRole('heading', { name: /Overdue/ });
    await expect(screen.getByRole('button', { name: 'Move Fold 300 napkins' })).toHaveAttribute(
      'aria-description',
      'Turn off the groups by due date to move tasks.',
    );
  },
};

export const Tag: Story = {
  parameters: { app: { path: '/apps/todo/tag/low' } },
  play: async () => {
    await row('Fold 300 napkins');
    await expect(screen.getByRole('link', { name: /Low/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: '/apps/todo?q=zzz' } },
  play: async () => {
    await screen.findByText('No task matches your search', {}, wait);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await row('Fold 300 napkins');
  },
};

export const Empty: Story = {
  parameters: { app: { path: '/apps/todo', scenario: 'empty' } },
  play: async () => {
    await screen.findByText('All done', {}, wait);
  },
};

export const Failing: Story = {
  parameters: { app: { path: '/apps/todo', scenario: 'failing' } },
  play: async () => {
    await within(await screen.findByRole('alert', {}, wait)).findByRole('button', { name: 'Try again' });
  },
};

export const Large: Story = {
  parameters: { app: { path: '/apps/todo', scenario: 'large' } },
  play: async () => {
    const more = await screen.findByRole('button', { name: /Show more \(100 of/ }, wait);
    await userEvent.click(more);
    await screen.findByRole('button', { name: /Show more \(200 of/ }, wait);
  },
};

/** Servers see only their own tasks. */
export const Server: Story = {
  parameters: { app: { path: '/apps/todo', account: 'server' } },
  play: async () => {
    await row('Long table for 22, cake without nuts');
    await expect(screen.queryByRole('row', { name: 'Fold 300 napkins' })).not.toBeInTheDocument();
  },
};

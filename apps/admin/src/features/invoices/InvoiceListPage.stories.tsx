import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { longName, giveLongNames } from './testing/longNames';

const path = '/apps/invoice/list';
const meta = {
  title: 'Pages/Invoices',
  parameters: { layout: 'fullscreen', app: { path } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const settled = { timeout: 8000 };
const row = (name: RegExp) => screen.findByRole('row', { name }, settled);
const rows = () => screen.getAllByRole('row').slice(1);
const openMenu = async (number: number) => {
  await userEvent.click(within(await row(new RegExp(`#${number}`))).getByRole('button', { name: /^Actions/ }));
};

/** Filters the list with a tile and a view. The totals are those of the matching invoices. Undo restores a deleted one. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await row(/#5036/);
    const totals = within(canvas.getByRole('group', { name: 'Totals of all matching invoices' }));
    await expect(totals.getByText('39')).toBeVisible();
    await step('a tile filters the list and its totals', async () => {
      const view = () => canvas.getByRole('tab', { selected: true });
      await expect(view()).toHaveTextContent(/^All/);
      await userEvent.click(canvas.getByRole('button', { name: 'Drafts' }));
      await waitFor(() => expect(rows()).toHaveLength(3), settled);
      await expect(view()).toHaveTextContent(/^Drafts/);
      for (const each of rows()) await expect(each).toHaveTextContent('Draft');
      await expect(totals.getByText('3')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Drafts' }));
      await waitFor(() => expect(totals.getByText('39')).toBeVisible());
    });
    await step('undo restores a deleted invoice', async () => {
      await openMenu(5036);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('row', { name: /#5036/ })).toBeNull());
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await row(/#5036/);
    });
    await step('a paid invoice is deleted only after confirmation', async () => {
      await openMenu(5026);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete the paid invoice?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Keep the invoice' }));
      await row(/#5026/);
    });
    await step('invoices from suppliers have a view, and can only be paid', async () => {
      const tiles = canvas.getByRole('region', { name: 'Invoices at a glance' });
      const figures = tiles.textContent;
      await userEvent.click(canvas.getByRole('tab', { name: /^From suppliers/ }));
      await waitFor(() => expect(totals.getByText('11')).toBeVisible(), settled);
      for (const each of rows()) await expect(each).toHaveTextContent('Larder Supply');
      await expect(tiles.textContent).toBe(figures);
      await openMenu(5032);
      await screen.findByRole('menuitem', { name: /^Print/ });
      await expect(screen.queryByRole('menuitem', { name: /^(Send|Edit|Delete|Duplicate)/ })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

/** A client with a long name fits a phone. */
export const LongNames: Story = {
  name: 'Long names',
  globals: { viewport: { value: 'phone' } },
  parameters: { app: { path, setUp: () => giveLongNames(5036) } },
  play: async () => {
    await screen.findAllByText(longName, undefined, settled);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Shows invoices in a drawer and steps through the list with the arrow keys. */
export const Peek: Story = {
  parameters: { app: { path: `${path}?peek=5035` } },
  play: async () => {
    const dialog = (number: number) => screen.findByRole('dialog', { name: `Invoice ${number}` }, settled);
    await within(await dialog(5035)).findByText('Tidewater Choir', undefined, settled);
    await userEvent.keyboard('{ArrowDown}');
    await within(await dialog(5034)).findByText('Bea Lindqvist', undefined, settled);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await dialog(5036);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Records a payment of the balance for the selected invoices, in one undo step. */
export const MarkPaid: Story = {
  name: 'Mark as paid',
  play: async () => {
    for (const number of [5035, 5033])
      await userEvent.click(within(await row(new RegExp(`#${number}`))).getByRole('checkbox'));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as paid' }, settled));
    await screen.findByText('2 invoices are paid', undefined, settled);
    await waitFor(async () => expect(await row(/#5035/)).toHaveTextContent('Paid'), settled);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await row(/#5035/)).toHaveTextContent('Sent'), settled);
  },
};

/** Asks before invoices are sent, because sending several cannot be undone. */
export const SendMany: Story = {
  name: 'Send many',
  play: async () => {
    await userEvent.click(within(await row(/#5036/)).getByRole('checkbox'));
    await userEvent.click(within(await row(/#5030/)).getByRole('checkbox'));
    const bar = within(await screen.findByRole('group', { name: 'Actions for the selection' }, settled));
    await userEvent.click(bar.getByRole('button', { name: 'Send' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Send 2 invoices?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send 2 invoices' }));
    await screen.findByText('2 invoices sent', undefined, settled);
    await waitFor(async () => expect(await row(/#5036/)).toHaveTextContent('Sent'), settled);
  },
};

/** Prints the selected invoices as one document in a new tab. */
export const PrintMany: Story = {
  name: 'Print many',
  play: async () => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    try {
      await userEvent.click(within(await row(/#5036/)).getByRole('checkbox'));
      await userEvent.click(within(await row(/#5034/)).getByRole('checkbox'));
      const bar = within(await screen.findByRole('group', { name: 'Actions for the selection' }, settled));
      await userEvent.click(bar.getByRole('button', { name: 'Print or save as PDF' }));
      await waitFor(() => expect(open).toHaveBeenCalledWith('/apps/invoice/print/5034%2C5036', '_blank', 'noopener'));
    } finally {
      open.mockRestore();
    }
  },
};

/** Nothing matches: the filters can be cleared. */
export const NoMatches: Story = {
  name: 'No matches',
  parameters: { app: { path: `${path}?q=zzz` } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }, settled));
    await row(/#5036/);
  },
};

export const Empty: Story = {
  parameters: { app: { path, scenario: 'empty' } },
  play: async () => {
    await screen.findByText('No invoices yet', undefined, settled);
  },
};

export const Loading: Story = {
  parameters: { app: { path, scenario: 'slow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invoices' }, settled)).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async ({ canvas }) => {
    await canvas.findByText('The invoices did not load', undefined, settled);
    await expect(canvas.getAllByRole('button', { name: 'Try again' })[0]).toBeVisible();
  },
};

/** Servers may not see invoices. */
export const Denied: Story = {
  parameters: { app: { path, account: 'server' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, settled)).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

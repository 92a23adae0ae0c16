import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusRow } from '../../testing/focusRow';
import { mailList, mailOpened, mailRow, wait } from '../../testing/mailPage';

const page = '/apps/email';
const meta = {
  title: 'Pages/Mail/Triage',
  parameters: { layout: 'fullscreen', app: { path: page } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

// Toasts of the same kind are merged, even with those of the previous story, so match only a part of their text.

/** Works through the inbox by keyboard alone. */
export const Triage: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ step }) => {
    const guest = () => mailList('Inbox').queryByRole('row', { name: /Re: Table for 22/ });
    /** Moves to an item of the open menu, which has the focus as soon as it is open. */
    const arrowTo = async (item: HTMLElement) => {
      await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
      for (let steps = 0; steps < 6 && document.activeElement !== item; steps += 1)
        await userEvent.keyboard('{ArrowDown}');
      await expect(item).toHaveFocus();
    };
    await focusRow(await mailRow(/Re: Table for 22/));
    await step('opens, unstars and labels an email', async () => {
      await userEvent.keyboard('{Enter}');
      await mailOpened('Re: Table for 22 on Friday');
      await userEvent.keyboard('s');
      const tools = within(screen.getByRole('toolbar', { name: 'Actions for the open e-mail' }));
      await waitFor(() => expect(tools.getByRole('button', { name: 'Star' })).toHaveAttribute('aria-pressed', 'false'));
      await userEvent.keyboard('l');
      const label = await screen.findByRole('menuitemcheckbox', { name: 'Private' }, wait);
      await arrowTo(label);
      await userEvent.keyboard(' ');
      await waitFor(() => expect(label).toBeChecked(), wait);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), wait);
      await screen.findByRole('button', { name: /Remove.*Private/ }, wait);
    });
    await step('deletes the open email, shows the next one, and undoes the deletion', async () => {
      await userEvent.keyboard('{Delete}');
      await mailOpened('Rota for the festival weekend');
      await waitFor(() => expect(guest()).toBeNull(), wait);
      await screen.findByText('“Re: Table for 22 on Friday” moved to the trash', {}, wait);
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(guest()).toBeInTheDocument(), wait);
    });
    await step('moves an email to another folder', async () => {
      await userEvent.keyboard('v');
      await arrowTo(await screen.findByRole('menuitem', { name: 'Spam' }, wait));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull(), wait);
      await mailOpened('A page about your bread');
      await screen.findByText(/moved to Spam/, {}, wait);
    });
    await step('searches the emails', async () => {
      await userEvent.keyboard('/');
      await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search mail' })).toHaveFocus());
      await userEvent.keyboard('oven');
      await waitFor(() => expect(guest()).toBeNull(), wait);
      await mailRow(/Oven 2 waits/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(guest()).toBeInTheDocument(), wait);
    });
    await step('opens another folder', async () => {
      const spam = screen.getByRole('link', { name: /^Spam/ });
      for (let tabs = 0; tabs < 20 && document.activeElement !== spam; tabs += 1) await userEvent.tab({ shift: true });
      await expect(spam).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await mailRow(/Rota for the festival weekend/);
    });
  },
};

/** The actions of a row appear on hover and focus, without moving its text. */
export const RowActions: Story = {
  name: 'Row actions',
  globals: { viewport: { value: 'desk' } },
  play: async ({ step }) => {
    const rota = await mailRow(/Rota for the festival weekend/);
    const width = () => within(rota).getByTitle('Rota for the festival weekend').getBoundingClientRect().width;
    const before = width();
    const tabTo = async (name: string, shift = false) => {
      const button = await within(rota).findByRole('button', { name });
      for (let tabs = 0; tabs < 6 && document.activeElement !== button; tabs += 1) await userEvent.tab({ shift });
      await expect(button).toHaveFocus();
    };
    await focusRow(await mailRow(/Re: Table for 22/));
    await expect(within(rota).queryByRole('button', { name: 'Move to' })).toBeNull();
    await step('Tab reaches the actions of the focused row', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await tabTo('Mark as read');
      await expect(width()).toBe(before);
      await userEvent.keyboard('{Enter}');
      await within(rota).findByRole('button', { name: 'Mark as unread' }, wait);
      await expect(screen.getByText('No e-mail open')).toBeVisible();
    });
    await step('the menu of a row moves its email, and the next row gets focus', async () => {
      await tabTo('Move to', true);
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Spam' }, wait));
      // Query the rows again: the list reuses their elements.
      await waitFor(() => expect(mailList('Inbox').queryByRole('row', { name: /Rota for/ })).toBeNull(), wait);
      await waitFor(() => expect(mailList('Inbox').getAllByRole('row')).toContain(document.activeElement), wait);
      await screen.findByText(/moved to Spam/, {}, wait);
    });
    await step('hovering over a row shows its actions too', async () => {
      const oven = await mailRow(/Oven 2 waits/);
      // A virtual list ignores the pointer while it scrolls.
      await waitFor(() => expect(getComputedStyle(oven).pointerEvents).toBe('auto'), wait);
      await userEvent.hover(oven);
      await userEvent.click(await within(oven).findByRole('button', { name: 'Move to trash' }, wait));
      await waitFor(() => expect(mailList('Inbox').queryByRole('row', { name: /Oven 2 waits/ })).toBeNull(), wait);
      await expect(screen.getByText('No e-mail open')).toBeVisible();
    });
  },
};

/** Emails are dragged to a folder or label. The menus do the same by keyboard. */
export const DragAndDrop: Story = {
  name: 'Drag and drop',
  globals: { viewport: { value: 'desk' } },
  play: async ({ step }) => {
    const dragTo = async (from: HTMLElement, place: string) => {
      const dataTransfer = new DataTransfer();
      const fire = (target: HTMLElement, type: string) =>
        fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      const target = screen.getByRole('link', { name: new RegExp(`^${place}`) });
      await fire(from, 'dragstart');
      await fire(target, 'dragover');
      await fire(target, 'drop');
    };
    const oven = await mailRow(/Oven 2 waits/);
    await step('a label is added', async () => {
      await expect(oven).toHaveAttribute('draggable', 'true');
      await dragTo(oven, 'Important');
      await within(oven).findByText(/Labels: .*Important/, {}, wait);
      await dragTo(oven, 'Important');
      await expect(within(oven).getByText(/Labels: .*Important/)).toBeInTheDocument();
    });
    await step('the selected emails move together', async () => {
      await userEvent.click(within(oven).getByRole('checkbox'));
      await userEvent.click(within(await mailRow(/Rota for the festival/)).getByRole('checkbox'));
      await dragTo(oven, 'Spam');
      await screen.findByText(/e-mails moved to Spam/, {}, wait);
      await waitFor(() => expect(mailList('Inbox').queryByRole('row', { name: /Oven 2 waits/ })).toBeNull(), wait);
    });
    await step('the move can be undone', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, wait));
      await mailRow(/Oven 2 waits/);
      await mailRow(/Rota for the festival/);
    });
    await step('emails cannot be moved to the folder of sent emails', async () => {
      await dragTo(await mailRow(/Oven 2 waits/), 'Sent');
      await mailRow(/Oven 2 waits/);
    });
  },
};

/** Typed filters become chips. The options offer the same filters. */
export const SearchFilters: Story = {
  name: 'Search filters',
  play: async ({ step }) => {
    await mailRow(/Re: Table for 22/);
    const field = screen.getByRole('searchbox', { name: 'Search mail' });
    await step('a typed filter becomes a chip after a space, and on Enter', async () => {
      await userEvent.type(field, 'from:kenji ');
      await screen.findByText('From: kenji');
      await waitFor(() => expect(mailList('Inbox').queryByRole('row', { name: /Re: Table for 22/ })).toBeNull(), wait);
      await mailRow(/Oven 2 waits/);
      await userEvent.type(field, 'has:attachment{Enter}');
      await screen.findByText('With attachments');
      await expect(field).toHaveValue('');
    });
    await step('the search options show and change the filters', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Search options' }));
      const options = within(await screen.findByRole('dialog', { name: 'Search options' }, wait));
      await expect(options.getByRole('checkbox', { name: 'With attachments' })).toBeChecked();
      const from = options.getByRole('textbox', { name: 'From' });
      await userEvent.clear(from);
      await userEvent.type(from, 'Dana Ashworth');
      await userEvent.click(options.getByRole('button', { name: 'Search' }));
      await screen.findByText('From: Dana Ashworth', {}, wait);
      await screen.findByText('No e-mails match', {}, wait);
    });
    await step('removing a chip removes its filter', async () => {
      await userEvent.click(screen.getByRole('button', { name: /With attachments/ }));
      await mailRow(/Re: Table for 22/);
      await expect(screen.queryByText('With attachments')).toBeNull();
    });
  },
};

/** The URL contains the filters. */
export const FilteredLink: Story = {
  name: 'Filtered link',
  parameters: {
    app: { path: `${page}?q=${encodeURIComponent('from:"Kenji" has:attachment before:2099-01-01 oven')}` },
  },
  play: async () => {
    await mailRow(/Oven 2 waits/);
    await screen.findByText('From: Kenji');
    await screen.findByText('Before 1 Jan 2099');
    await expect(screen.getByRole('searchbox', { name: 'Search mail' })).toHaveValue('oven');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** A Friday evening in New York. */
const api = { now: () => new Date('2026-11-21T01:15:00Z') };
const path = '/apps/bills';

const meta = {
  title: 'Pages/Bill preview',
  parameters: { layout: 'fullscreen', app: { path, api } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const long = { timeout: 8000 };
const dialog = (name: RegExp | string) => screen.findByRole('dialog', { name }, { timeout: 20_000 });
const title = () => screen.getAllByRole('dialog')[0]?.querySelector('h2')?.textContent;

/** Opens the first bill of the list. */
async function openFirst() {
  const [row] = await screen.findAllByRole('row', { name: /#\d+/ }, long);
  await userEvent.click(row!);
  const preview = await dialog(/^Bill #\d+$/);
  await within(preview).findByRole('article', {}, long);
  // Shortcuts work only while the focus is in the preview.
  await waitFor(() => expect(preview.contains(document.activeElement)).toBe(true), long);
  return preview;
}

async function choose(label: RegExp, option: string) {
  const layer = screen.getAllByRole('dialog').findLast((each) => each.querySelector('form'))!;
  await userEvent.click(within(layer).getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Opens a bill by its row, shows other bills with J and K, and closes the preview with Escape. */
export const Navigation: Story = {
  parameters: { app: { path: `${path}?status=closed`, api } },
  play: async ({ step }) => {
    const preview = await openFirst();
    const first = title();
    await within(preview).findByText(/^1 of \d+$/, {}, long);
    await step('J shows the next bill, K the previous one', async () => {
      await userEvent.keyboard('j');
      await screen.findByText(/^2 of \d+$/, {}, long);
      await waitFor(() => expect(title()).toMatch(/^Bill #\d+$/));
      await expect(title()).not.toBe(first);
      await userEvent.keyboard('k');
      await waitFor(() => expect(title()).toBe(first));
    });
    await step('Escape closes the preview', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A refund above what was paid shows the limit next to the field; a valid one is saved. */
export const Refund: Story = {
  parameters: { app: { path: `${path}?status=closed&payment=card`, api } },
  play: async ({ step }) => {
    await openFirst();
    await userEvent.keyboard('r');
    const form = within(await dialog(/^Refund bill/));
    await step('an impossible amount and a missing reason show errors', async () => {
      await userEvent.click(form.getByRole('radio', { name: 'An amount' }));
      await userEvent.type(form.getByRole('textbox', { name: /^Amount/ }), '99999');
      await userEvent.click(form.getByRole('button', { name: /^Refund/ }));
      await form.findByText(/^At most .* can be refunded from this payment\.$/);
      await form.findByText('This field is required.');
      await expect(form.getByRole('button', { name: 'Refund a payment' })).toBeVisible();
    });
    const amount = form.getByRole('textbox', { name: /^Amount/ });
    await step('0 and fractions of a cent show an error', async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, '0');
      await form.findByText('Enter an amount above 0.');
      await userEvent.clear(amount);
      await userEvent.type(amount, '1.005');
      await form.findByText('Too many decimals. Enter an amount such as $12.50.');
    });
    await step('a valid refund is saved', async () => {
      await userEvent.clear(amount);
      await userEvent.type(amount, '1.00');
      await choose(/Reason/, 'Charged too much');
      await userEvent.click(form.getByRole('button', { name: /^Refund \$1\.00/ }));
      await screen.findByText(/^Payment of bill #\d+ refunded$/, {}, long);
      await waitFor(() => expect(screen.getAllByText('Partly refunded').length).toBeGreaterThan(0));
    });
  },
};

/** An approver other than the user must enter a PIN. A wrong one is rejected. */
export const VoidItem: Story = {
  name: 'Void item',
  parameters: { app: { path: `${path}?status=open&sortColumn=total&sort=desc`, api } },
  play: async ({ step }) => {
    await openFirst();
    await userEvent.keyboard('v');
    const form = within(await dialog(/^Void an item/));
    await step('item and reason are required', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Void item' }));
      await form.findByText('Choose one.');
      await form.findByText('This field is required.');
    });
    await step('a wrong PIN is rejected', async () => {
      await userEvent.click(form.getByRole('button', { name: /Item/ }));
      await userEvent.click((await screen.findAllByRole('option'))[0]!);
      await choose(/Reason/, 'Kitchen error');
      await choose(/Approver/, 'Ilse Okafor');
      await userEvent.type(form.getByLabelText(/PIN of the approver/), '0000');
      await userEvent.click(form.getByRole('button', { name: 'Void item' }));
      await form.findByText('Wrong PIN.', {}, long);
    });
    await step('the right PIN voids the item', async () => {
      const pin = form.getByLabelText(/PIN of the approver/);
      await userEvent.clear(pin);
      await userEvent.type(pin, '2468');
      await userEvent.click(form.getByRole('button', { name: 'Void item' }));
      await screen.findByText(/^Item of bill #\d+ voided$/, {}, long);
      await screen.findByText(/voided: Kitchen error/, {}, long);
    });
  },
};

/** A void waits for an approver on another device. The request needs no PIN and can be withdrawn. */
export const RequestApproval: Story = {
  name: 'Request approval',
  parameters: { app: { path: `${path}?status=open&sortColumn=total&sort=desc`, api } },
  play: async ({ step }) => {
    await openFirst();
    await userEvent.keyboard('{Shift>}v{/Shift}');
    const form = within(await dialog(/^Void bill/));
    await step('the request is validated except for the PIN', async () => {
      await choose(/Approver/, 'Ilse Okafor');
      await userEvent.click(form.getByRole('button', { name: 'Ask for approval' }));
      await form.findByText('This field is required.');
      await choose(/Reason/, 'Entry error');
      const number = form.queryByRole('textbox', { name: /to confirm/ });
      if (number) await userEvent.type(number, title()?.replace(/\D/g, '') ?? '');
      await userEvent.click(form.getByRole('button', { name: 'Ask for approval' }));
      await screen.findByText(/^Approval for bill #\d+ requested$/, {}, long);
    });
    await step('the page shows the pending request, which can be withdrawn', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Void bill/ })).toBeNull());
      await userEvent.keyboard('{Escape}');
      await screen.findByText('Waiting for Ilse Okafor to approve', {}, long);
      await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
      await waitFor(() => expect(screen.queryByText('Waiting for Ilse Okafor to approve')).toBeNull(), long);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(), long);
    });
  },
};

/** A tip above twice the payment is rejected; a lower one is saved. */
export const Tip: Story = {
  parameters: { app: { path: `${path}?status=paid`, api } },
  play: async () => {
    await openFirst();
    await userEvent.keyboard('t');
    const form = within(await dialog(/^Tip of bill/));
    const tip = form.getByRole('textbox', { name: /^Tip/ });
    await userEvent.clear(tip);
    await userEvent.type(tip, '99999');
    await userEvent.click(form.getByRole('button', { name: 'Save tip' }));
    await form.findByText(/^The tip may be at most/);
    await userEvent.clear(tip);
    await userEvent.type(tip, '1');
    await userEvent.click(form.getByRole('button', { name: 'Save tip' }));
    await screen.findByText(/^Tip of bill #\d+ saved$/, {}, long);
  },
};

/** Adds a note to the timeline. */
export const Note: Story = {
  play: async () => {
    await openFirst();
    await userEvent.keyboard('n');
    const field = await screen.findByRole('textbox', { name: 'Note' }, long);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByText('Write a note of up to 500 characters.');
    await userEvent.type(field, 'Guest left an umbrella');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await within(await screen.findByRole('list', { name: 'Timeline' })).findByText(/Guest left an umbrella/, {}, long);
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

/** Closes a paid bill and reopens it. */
export const CloseAndReopen: Story = {
  name: 'Close and reopen',
  parameters: { app: { path: `${path}?status=paid`, api } },
  play: async ({ step }) => {
    const preview = await openFirst();
    await userEvent.keyboard('c');
    await screen.findByText(/^Bill #\d+ closed$/, {}, long);
    // Only a closed bill can be reopened; the preview may update after the toast.
    await within(preview).findByText('Closed', {}, long);
    await userEvent.keyboard('o');
    const form = within(await dialog(/^Reopen bill/));
    await choose(/Reason/, 'Tip missing');
    await userEvent.click(form.getByRole('button', { name: 'Reopen bill' }));
    await screen.findByText(/^Bill #\d+ reopened$/, {}, long);
    await step('closing the preview focuses the next row, as the bill has left the list', async () => {
      await waitFor(() => expect(preview.contains(document.activeElement)).toBe(true), long);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row'), long);
    });
  },
};

export const Email: Story = {
  parameters: { app: { path: `${path}?status=closed`, api } },
  play: async () => {
    const preview = await openFirst();
    await userEvent.click(within(preview).getByRole('button', { name: 'E-mail receipt' }));
    const form = within(await dialog(/^E-mail the receipt/));
    const address = form.getByRole('textbox', { name: /E-mail address/ });
    await userEvent.clear(address);
    await userEvent.type(address, 'dana');
    await userEvent.click(form.getByRole('button', { name: 'Send receipt' }));
    await form.findByText(/^Enter an e-mail address/);
    await userEvent.type(address, '@quaystreet.example');
    await userEvent.click(form.getByRole('button', { name: 'Send receipt' }));
    await screen.findByText(/^Receipt of bill #\d+ sent$/, {}, long);
  },
};

export const NotFound: Story = {
  name: 'Not found',
  parameters: { app: { path: `${path}?preview=nyc-20261120-999`, api } },
  play: async () => {
    await screen.findByText('This bill does not exist or was moved', {}, long);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findAllByRole('row', { name: /#\d+/ }, long);
  },
};

export const Loading: Story = {
  parameters: {
    app: {
      path: `${path}?preview=nyc-20261120-001`,
      api: { ...api, faults: [{ kind: 'slow', path: '/apps/bills/bill', delay: 600_000 }] },
    },
  },
  play: async () => {
    const preview = within(await dialog('Bill'));
    await expect(preview.queryByRole('article')).toBeNull();
    // There is nothing to print or change yet.
    await expect(preview.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};

/** The preview shows the error and loads the bill on request. */
export const Failing: Story = {
  parameters: {
    app: {
      path: `${path}?preview=nyc-20261120-001`,
      api: { ...api, faults: [{ kind: 'error', path: '/apps/bills/bill', status: 400, times: 1 }] },
    },
  },
  play: async () => {
    const preview = within(await dialog('Bill'));
    await preview.findByText('The bill did not load', {}, long);
    await userEvent.click(preview.getByRole('button', { name: 'Try again' }));
    await within(await dialog('Bill #1')).findByRole('article', {}, long);
  },
};

/** A server can print a bill, but neither email nor change it. */
export const ReadOnly: Story = {
  name: 'Read only',
  parameters: { app: { path, api, account: 'server' } },
  play: async () => {
    const preview = within(await openFirst());
    // The panel fades in.
    await waitFor(() => expect(preview.getByRole('button', { name: 'Print' })).toBeVisible());
    await expect(preview.queryByRole('button', { name: 'More actions' })).toBeNull();
    await expect(preview.queryByRole('button', { name: 'E-mail receipt' })).toBeNull();
  },
};

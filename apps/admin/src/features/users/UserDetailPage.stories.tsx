import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

const path = '/apps/user/view/5';
const meta = { title: 'Pages/User', parameters: { layout: 'fullscreen', app: { path } } } satisfies Meta;
export default meta;
type Story = StoryObj;

const settled = { timeout: 8000 };
const ready = () => screen.findByRole('heading', { name: 'Dorota Maj' }, settled);

/** Suspends and reactivates a user, then opens the next user. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await ready();
    await step('suspending asks for confirmation, reactivating does not', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend Dorota Maj' }),
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Reactivate' }));
      await canvas.findByRole('button', { name: 'Suspend' });
    });
    await step('a button opens the next user of the list', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Next user: Jonah Whitlock' }));
      await canvas.findByRole('heading', { name: 'Jonah Whitlock' }, settled);
      await expect(canvas.queryByRole('heading', { name: 'Dorota Maj' })).toBeNull();
    });
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Dorota Maj' }));
    const field = dialog.getByRole('combobox', { name: /Company/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ostler’s Yard');
    await userEvent.click(await screen.findByRole('option', { name: /Ostler’s Yard/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), settled);
    await canvas.findByText('Ostler’s Yard');
    const toast = (await screen.findByText('Dorota Maj saved', {}, settled)).closest('li')!;
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText('Ostler’s Yard')).toBeNull(), settled);
  },
};

export const Security: Story = {
  parameters: { app: { path: `${path}?tab=security` } },
  play: async ({ canvas }) => {
    await ready();
    const [first] = await canvas.findAllByRole('button', { name: /^Sign out / }, settled);
    const name = first!.getAttribute('aria-label')!;
    await userEvent.click(first!);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull(), settled);
  },
};

/** Rejects a wrong current password and keeps the entries, then changes the password. */
export const ChangePassword: Story = {
  name: 'Change password',
  parameters: { app: { path: '/apps/user/view/1?tab=security' } },
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText(/^Current password/, undefined, settled);
    await userEvent.type(current, 'wrong-password-1');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'quince-paste-7');
    await userEvent.type(canvas.getByLabelText(/^Repeat the new password/), 'quince-paste-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(current).toBeInvalid(), settled);
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('quince-paste-7');
    await userEvent.clear(current);
    await userEvent.type(current, 'larder-demo-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await screen.findByText(/The password of Maren Holt is changed/, undefined, settled);
    await waitFor(() => expect(current).toHaveValue(''));
  },
};

/** Sets up two-step sign-in by text message and shows the recovery codes. */
export const TwoSteps: Story = {
  name: 'Two steps',
  parameters: { app: { path: '/apps/user/view/1?tab=security' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }, settled));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-step sign-in' }, settled));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByRole('img', { name: 'QR code for the authenticator app' }, settled);
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await userEvent.click(await dialog.findByRole('radio', { name: /Text message/ }, settled));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const phone = dialog.getByLabelText(/^Phone number/);
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.type(phone, '+1 212 555 0150');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    const code = await dialog.findByLabelText('Six-digit code', undefined, settled);
    await userEvent.type(code, '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    const codes = within(await screen.findByRole('dialog', { name: 'Store your recovery codes' }, settled));
    await expect(codes.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(codes.getByRole('button', { name: 'I have stored them' }));
    await canvas.findByRole('button', { name: 'Turn off' }, settled);
  },
};

/** Adds a card after its number is corrected, removes it and undoes that. */
export const AddCard: Story = {
  name: 'Add card',
  parameters: { app: { path: '/apps/user/view/1?tab=billing' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add payment method' }, settled));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add payment method' }, settled));
    await userEvent.type(dialog.getByLabelText(/^Card number/), '5555555555554445');
    await dialog.findByText('Mastercard');
    await userEvent.type(dialog.getByLabelText(/^Name on the card/), 'Maren Holt');
    await userEvent.type(dialog.getByLabelText(/^Expiry/), '0931');
    await userEvent.type(dialog.getByLabelText(/^Security code/), '123');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Card number/)).toBeInvalid());
    await userEvent.clear(dialog.getByLabelText(/^Card number/));
    await userEvent.type(dialog.getByLabelText(/^Card number/), '5555555555554444');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    const card = /Mastercard ending in 4444/;
    await canvas.findByText(card, undefined, settled);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), settled);
    await userEvent.click(canvas.getByRole('button', { name: /More for Mastercard ending in 4444/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText(card)).toBeNull(), settled);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, settled));
    await canvas.findByText(card, undefined, settled);
  },
};

/** Changes the plan in the dialog with the plan cards, which asks first. */
export const ChangePlan: Story = {
  name: 'Change plan',
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(await canvas.findByRole('button', { name: 'Change plan' }, settled));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }, settled));
    const enterprise = await dialog.findByRole('article', { name: 'Enterprise' }, settled);
    await userEvent.click(within(enterprise).getByRole('button'));
    const question = await screen.findByRole('alertdialog', undefined, settled);
    await userEvent.click(within(question).getByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), settled);
    await within(canvas.getByRole('region', { name: 'Plan' })).findByText('Enterprise');
  },
};

/** Connects a social account. */
export const ConnectAccount: Story = {
  name: 'Connect account',
  parameters: { app: { path: `${path}?tab=connections` } },
  play: async ({ canvas }) => {
    await ready();
    const [connect] = await canvas.findAllByRole('button', { name: /^Connect / }, settled);
    const name = connect!.getAttribute('aria-label')!;
    await userEvent.click(connect!);
    const dialog = within(await screen.findByRole('dialog', { name }, settled));
    await userEvent.type(dialog.getByLabelText(/^Account name/), '@dorota.bakes');
    await userEvent.click(dialog.getByRole('button', { name: 'Connect' }));
    await canvas.findByText('@dorota.bakes', undefined, settled);
  },
};

/** Changes the primary card and edits the billing details. */
export const Billing: Story = {
  parameters: { app: { path: `${path}?tab=billing` } },
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(await canvas.findByRole('button', { name: /More for Mastercard/ }, settled));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make primary' }));
    await waitFor(
      () =>
        expect(
          canvas.getAllByRole('listitem').find((item) => item.textContent?.includes('Mastercard')),
        ).toHaveTextContent('Primary'),
      settled,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit billing details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Billing details' }));
    const email = dialog.getByRole('textbox', { name: 'E-mail' });
    await userEvent.clear(email);
    await userEvent.type(email, 'nobody');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await userEvent.type(email, '@saltmarsh.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), settled);
    await canvas.findByText('nobody@saltmarsh.example');
  },
};

export const Notifications: Story = {
  parameters: { app: { path: `${path}?tab=notifications` } },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: 'E-mail' }, settled);
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Low stock by E-mail' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull());
  },
};

export const Connections: Story = {
  parameters: { app: { path: `${path}?tab=connections` } },
  play: async ({ canvas }) => {
    const payroll = await canvas.findByRole('switch', { name: 'Payroll' }, settled);
    const was = (payroll as HTMLInputElement).checked;
    await userEvent.click(payroll);
    await waitFor(() => expect((payroll as HTMLInputElement).checked).toBe(!was));
  },
};

/** A manager sees the owner as read-only, with the reason. */
export const HigherRole: Story = {
  name: 'Higher role',
  parameters: { app: { path: '/apps/user/view/1?tab=security', account: 'manager' } },
  play: async ({ canvas }) => {
    await screen.findByRole('heading', { name: 'Maren Holt' }, settled);
    for (const name of ['Edit', 'Suspend']) {
      const button = await canvas.findByRole('button', { name }, settled);
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('You cannot change users with a role above your own');
    }
  },
};

export const NotFound: Story = {
  name: 'Not found',
  parameters: { app: { path: '/apps/user/view/99999' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'User not found' }, settled);
    await expect(canvas.getByRole('link', { name: 'All users' })).toBeVisible();
  },
};

export const MalformedId: Story = {
  name: 'Malformed ID',
  parameters: { app: { path: '/apps/user/view/five' } },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'User not found' }, settled)),
};

export const Loading: Story = {
  parameters: { app: { path, api: { faults: [{ kind: 'slow', path: '/api/users', delay: 600_000 }] } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'About' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failing: Story = {
  parameters: { app: { path, scenario: 'failing' } },
  play: async ({ canvas }) => void (await canvas.findAllByRole('button', { name: 'Copy details' }, settled)),
};

export const LongName: Story = { name: 'Long name', parameters: { app: { path: '/apps/user/view/36' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: async () => void (await ready()) };
export const Dark: Story = { globals: { skin: 'dark' }, play: async () => void (await ready()) };
export const Arabic: Story = { globals: { language: 'ar' }, play: async () => void (await ready()) };

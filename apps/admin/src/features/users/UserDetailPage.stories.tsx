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
    await step('suspending asks for confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
      await userEvent.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Suspend Dorota Maj' }),
      );
      await userEvent.click(await canvas.findByRole('button', { name: 'Reactivate' }));
      await canvas.findByRole('button', { name: 'Suspend' });
    });
    await step('a link opens the next user of the list', async () => {
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
  name: 'Malformed id',
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

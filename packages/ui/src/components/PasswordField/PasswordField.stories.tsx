import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', startIcon: Lock },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'quince-jelly');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('quince-jelly');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
export const Playground: Story = { args: { labelEndContent: <TextLink href="#forgot">Forgot password?</TextLink> } };
export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The Caps Lock state is kept in a user-event instance, so all key presses must use the same one.
    const user = userEvent.setup();
    await user.click(canvas.getByLabelText('Password'));
    await user.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await user.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
/** A strength bar and a checklist for a new password. */
export const Strength: Story = {
  args: {
    label: 'New password',
    rules: [
      { label: '12 characters or more', test: (password) => password.length >= 12 },
      { label: 'A number', test: (password) => /\d/.test(password) },
      { label: 'Not the name of the restaurant', test: (password) => !/saltmarsh/i.test(password) },
    ],
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await userEvent.type(input, 'quince');
    const bar = await canvas.findByRole('meter', { name: 'Password strength' });
    await expect(bar).toHaveAttribute('aria-valuetext', '1 of 3 requirements met');
    await expect(input).toHaveAccessibleDescription(/A number ?, not met/);
    await userEvent.type(input, '-jelly-1984');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 3 requirements met');
    await expect(input).toHaveAccessibleDescription(/A number ?, met/);
  },
};
export const Invalid: Story = { args: { error: 'Enter your password.' } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'كلمة المرور', defaultValue: 'quince' },
};

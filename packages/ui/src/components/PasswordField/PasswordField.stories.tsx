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
export const Playground: Story = { args: { labelEnd: <TextLink href="#forgot">Forgot it?</TextLink> } };
export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // One keyboard for both presses: the lock lives in it.
    const user = userEvent.setup();
    await user.click(canvas.getByLabelText('Password'));
    await user.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await user.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Invalid: Story = { args: { error: 'Enter your password.' } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'كلمة المرور', defaultValue: 'quince' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import * as button from '../../private/buttons/Button.css';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { ClipboardButton } from './ClipboardButton';

const variants = Object.keys(button.variant) as (keyof typeof button.variant)[];

const meta = {
  title: 'Components/ClipboardButton',
  component: ClipboardButton,
  args: { value: 'https://larder.example/bills/1177', label: 'Copy the link', onCopy: fn(), onError: fn() },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta<typeof ClipboardButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Copy the link' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(args.onCopy).toHaveBeenLastCalledWith('https://larder.example/bills/1177');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(2));
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Failure: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Clipboard access denied'));
    spyOn(document, 'execCommand').mockReturnValue(false);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'));
    await expect(args.onError).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** Copies the text of a field. Paste it into the other one. */
export const WithFields: Story = {
  render: function Render(args) {
    const [code, setCode] = useState('WINTER-26');
    return (
      <Stack gap="px12" style={{ maxInlineSize: 400 }}>
        <TextField
          label="Voucher"
          value={code}
          onValueChange={setCode}
          endContent={<ClipboardButton {...args} variant="plain" size="sm" label="Copy voucher" value={() => code} />}
        />
        <TextField label="Voucher of the guest" placeholder="Paste it here" />
      </Stack>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Voucher' }), '-B');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy voucher' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenLastCalledWith('WINTER-26-B'));
    const guest = canvas.getByRole('textbox', { name: 'Voucher of the guest' });
    guest.focus();
    await userEvent.paste('WINTER-26-B');
    await expect(guest).toHaveValue('WINTER-26-B');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="px8">
      {variants.map((variant) => (
        <Stack key={variant} direction="row" gap="px8" wrap>
          <ClipboardButton {...args} variant={variant} />
          <ClipboardButton {...args} variant={variant} size="sm" />
          <ClipboardButton {...args} variant={variant} size="sm" iconOnly />
          <ClipboardButton {...args} variant={variant} disabled />
        </Stack>
      ))}
    </Stack>
  ),
};

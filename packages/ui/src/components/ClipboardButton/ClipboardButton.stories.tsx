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

/** The link could not be created. */
export const Failure: Story = {
  args: { value: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'));
    await expect(args.onError).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

const item = (contents: Record<string, Blob | Promise<Blob>>) => new ClipboardItem(contents);
const menu = '<h2>Dinner</h2><ul><li>Hake, <strong>saffron</strong> potatoes</li></ul>';
const richText = () =>
  item({
    'text/html': new Blob([menu], { type: 'text/html' }),
    'text/plain': new Blob(['Dinner\nHake, saffron potatoes'], { type: 'text/plain' }),
  });
const plate = () => {
  const canvas = new OffscreenCanvas(96, 96);
  const context = canvas.getContext('2d')!;
  for (const [radius, color] of [
    [48, '#e5dfd4'],
    [36, '#fefcf9'],
    [20, '#f4aa2c'],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.arc(48, 48, radius, 0, 2 * Math.PI);
    context.fill();
  }
  return item({ 'image/png': canvas.convertToBlob({ type: 'image/png' }) });
};

/** Paste the menu into a text editor, and the plate into an image editor. */
export const TextAndPicture: Story = {
  name: 'Formatted text and a picture',
  render: (args) => (
    <Stack direction="row" gap="px8" wrap>
      <ClipboardButton {...args} label="Copy the menu" value={richText} />
      <ClipboardButton {...args} label="Copy the plate" value={plate} />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const typesOf = () => write.mock.lastCall?.[0].map(({ types }) => types);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the menu' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(1));
    await expect(typesOf()).toEqual([['text/html', 'text/plain']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the plate' }));
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(2));
    await expect(typesOf()).toEqual([['image/png']]);
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

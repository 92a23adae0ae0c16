import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import * as button from '../../private/buttons/Button.css';
import { MenuItem } from '../Menu/MenuItem';
import { Stack } from '../Stack/Stack';
import { SplitButton } from './SplitButton';

const variants = Object.keys(button.variant) as (keyof typeof button.variant)[];
const sizes = Object.keys(button.size) as (keyof typeof button.size)[];

const meta = {
  title: 'Components/SplitButton',
  component: SplitButton,
  args: {
    children: 'Send to kitchen',
    menuLabel: 'More ways to send',
    menu: (
      <>
        <MenuItem id="hold">Hold for mains</MenuItem>
        <MenuItem id="later" description="At a time of your choice">
          Send later
        </MenuItem>
      </>
    ),
    onClick: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { variant: 'filled', startIcon: Send },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send to kitchen' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    const more = canvas.getByRole('button', { name: 'More ways to send' });
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hold for mains' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('hold', undefined);
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hold for mains' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('later', undefined);
    await waitFor(() => expect(more).toHaveFocus());
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="px12">
      {variants.map((variant) => (
        <Stack key={variant} direction="row" gap="px16" wrap>
          {sizes.map((size) => (
            <SplitButton key={size} {...args} {...{ variant, size }} menuLabel={`More, ${variant} ${size}`} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap="px12">
      <SplitButton {...args} menuLabel="More, disabled" disabled />
      <SplitButton {...args} menuLabel="More, loading" variant="filled" loading loadingLabel="Sending" />
      <SplitButton {...args} menuLabel="More, block" block variant="filled" />
      <div style={{ inlineSize: 220 }}>
        <SplitButton {...args} menuLabel="More, long text">
          Allergikerinformationen veröffentlichen
        </SplitButton>
      </div>
    </Stack>
  ),
};

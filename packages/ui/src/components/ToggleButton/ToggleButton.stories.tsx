import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Pin } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ToggleButton } from './ToggleButton';

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { children: 'Pinned', startIcon: Pin, onPressedChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pinned', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await expect(args.onPressedChange).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = { args: { defaultPressed: true } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="px12">
      {(['quiet', 'plain'] as const).map((variant) => (
        <Stack key={variant} direction="row" gap="px8" wrap>
          {(['sm', 'bar', 'md', 'lg'] as const).map((size) => (
            <ToggleButton key={size} variant={variant} size={size} startIcon={Pin} defaultPressed={size !== 'bar'}>
              {`${variant} ${size}`}
            </ToggleButton>
          ))}
          <ToggleButton variant={variant} iconOnly startIcon={Bold} aria-label={`Bold, ${variant}`} defaultPressed />
          <ToggleButton variant={variant} iconOnly startIcon={Bold} aria-label={`Not bold, ${variant}`} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack direction="row" gap="px8" wrap>
      <ToggleButton disabled>Off, disabled</ToggleButton>
      <ToggleButton disabled defaultPressed>
        On, disabled
      </ToggleButton>
      <ToggleButton defaultPressed disabledReason="The day is closed">
        On, with a reason
      </ToggleButton>
      <div style={{ inlineSize: 200 }}>
        <ToggleButton startIcon={Pin} defaultPressed>
          Allergikerinformationen oben anheften
        </ToggleButton>
      </div>
    </Stack>
  ),
};

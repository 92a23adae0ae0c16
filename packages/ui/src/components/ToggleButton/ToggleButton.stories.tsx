import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Pin } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ToggleButton } from './ToggleButton';

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { children: 'Pinned', startIcon: Pin, onChange: fn() },
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
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = { args: { defaultSelected: true } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="px12">
      {(['quiet', 'plain'] as const).map((variant) => (
        <Stack key={variant} direction="row" gap="px8" wrap>
          {(['sm', 'bar', 'md', 'lg'] as const).map((size) => (
            <ToggleButton key={size} variant={variant} size={size} startIcon={Pin} defaultSelected={size !== 'bar'}>
              {`${variant} ${size}`}
            </ToggleButton>
          ))}
          <ToggleButton variant={variant} iconOnly startIcon={Bold} aria-label={`Bold, ${variant}`} defaultSelected />
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
      <ToggleButton disabled defaultSelected>
        On, disabled
      </ToggleButton>
      <ToggleButton defaultSelected disabledReason="The day is closed">
        On, with a reason
      </ToggleButton>
      <div style={{ inlineSize: 200 }}>
        <ToggleButton startIcon={Pin} defaultSelected>
          Allergikerinformationen oben anheften
        </ToggleButton>
      </div>
    </Stack>
  ),
};

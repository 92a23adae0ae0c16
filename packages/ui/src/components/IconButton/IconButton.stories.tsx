import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Edit dish', icon: Pencil, onClick: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Edit dish' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    button.blur();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit dish');
    // The tooltip repeats the name, so it is not a description.
    await expect(button).toHaveAccessibleDescription('');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const WithShortcut: Story = { args: { shortcut: 'E' } };

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = { args: { loading: true } };

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 12 }}>
      {(['plain', 'quiet', 'outline', 'flat', 'filled'] as const).map((variant) =>
        (['sm', 'md', 'lg'] as const).map((size) => (
          <IconButton
            key={variant + size}
            label={`${variant} ${size}`}
            icon={variant === 'flat' ? Trash2 : Ellipsis}
            variant={variant}
            size={size}
            tone={variant === 'flat' ? 'danger' : 'primary'}
          />
        )),
      )}
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' }, args: { label: 'تعديل الطبق' } };

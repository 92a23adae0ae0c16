import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { themeColors } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { ColorSwatches } from './ColorSwatches';

const swatches = themeColors.map((key) => ({
  value: key as string,
  label: key,
  color: vars.color[key].main,
  on: vars.color[key].on,
}));

const meta = {
  title: 'Components/ColorSwatches',
  component: ColorSwatches<string>,
  args: { label: 'Navbar color', options: swatches, defaultValue: 'primary', onValueChange: fn() },
} satisfies Meta<typeof ColorSwatches<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'danger' }));
    await expect(canvas.getByRole('radio', { name: 'danger' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'success' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('success');
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const Note: Story = { args: { description: 'vertical menu only' } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const RTL: Story = { args: { label: 'لون الشريط' }, globals: { language: 'ar' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioCards } from './RadioCards';

const media = (ground: string) => (
  <svg viewBox="0 0 80 44" width="100%" height="44" preserveAspectRatio="none">
    <rect width="80" height="44" fill={ground} />
  </svg>
);
const options = [
  { value: 'light', label: 'Light', media: media('#f9f6f0') },
  { value: 'dark', label: 'Dark', media: media('#1d151b') },
  { value: 'system', label: 'As the system', media: media('#94867d') },
];

const meta = {
  title: 'Components/RadioCards',
  component: RadioCards<string>,
  args: { label: 'Skin', options, defaultValue: 'light', onValueChange: fn() },
} satisfies Meta<typeof RadioCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'As the system' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('system');
    await expect(canvas.getByRole('radiogroup', { name: 'Skin' })).toBeVisible();
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const Disabled: Story = {
  args: { options: options.map((option, index) => ({ ...option, disabled: index === 2 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'As the system' })).toBeDisabled();
  },
};
export const WithoutPictures: Story = { args: { options: options.map(({ value, label }) => ({ value, label })) } };
export const Narrow: Story = { args: { columns: 2 }, globals: { viewport: { value: 'phone' } } };
export const RTL: Story = { args: { label: 'المظهر' }, globals: { language: 'ar' } };

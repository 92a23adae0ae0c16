import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { themeColors } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { ColorSwatches, type ColorSwatchesProps } from './ColorSwatches';

const swatches = themeColors.map((key) => ({
  value: key as string,
  label: key,
  color: vars.color[key].main,
  on: vars.color[key].on,
}));

function Controlled(props: ColorSwatchesProps<string>) {
  const [value, setValue] = useState(props.value);
  return <ColorSwatches {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/ColorSwatches',
  component: ColorSwatches<string>,
  args: { label: 'Navbar colour', swatches, value: 'primary', onChange: () => {} },
  render: Controlled,
} satisfies Meta<typeof ColorSwatches<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'danger' }));
    await expect(canvas.getByRole('radio', { name: 'danger' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'success' })).toBeChecked();
  },
};
/** The default with all controls: shown, not tested again. */
export const Playground: Story = { tags: ['!test'] };
export const Note: Story = { args: { note: 'vertical menu only' } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const RTL: Story = { args: { label: 'لون الشريط' }, globals: { language: 'ar' } };

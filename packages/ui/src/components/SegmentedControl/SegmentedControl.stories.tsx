import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, LayoutList } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

const spans = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

function Controlled({ value: first, onValueChange, ...props }: SegmentedControlProps) {
  const [value, setValue] = useState(first);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Span', options: spans, value: 'day', onValueChange: fn() },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('month');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Icons: Story = {
  args: {
    label: 'Layout',
    iconOnly: true,
    value: 'list',
    options: [
      { value: 'list', label: 'List', icon: LayoutList },
      { value: 'board', label: 'Board', icon: Columns3 },
    ],
  },
};

export const Block: Story = { args: { block: true } };

export const Disabled: Story = {
  args: { options: spans.map((option) => ({ ...option, disabled: option.value === 'month' })) },
};

export const LongText: Story = {
  args: {
    value: 'a',
    options: [
      { value: 'a', label: 'The last seven service days' },
      { value: 'b', label: 'The month until the day before yesterday' },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, args: LongText.args };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {(['sm', 'md'] as const).map((size) => (
        <Controlled key={size} {...args} label={`Span ${size}`} size={size} />
      ))}
    </div>
  ),
};

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    label: 'المدة',
    options: [
      { value: 'day', label: 'يوم' },
      { value: 'week', label: 'أسبوع' },
    ],
  },
};

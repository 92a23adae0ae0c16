import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, LayoutGrid, List, Rows3, Strikethrough, Underline } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { ToggleButtonGroup } from './ToggleButtonGroup';

const spans = ['Day', 'Week', 'Month'].map((label) => ({ value: label.toLowerCase(), label }));
const marks = [
  { value: 'bold', label: 'Bold', icon: Bold },
  { value: 'italic', label: 'Italic', icon: Italic },
  { value: 'underline', label: 'Underline', icon: Underline },
  { value: 'strike', label: 'Strike through', icon: Strikethrough },
];
const views = [
  { value: 'list', label: 'List', icon: List },
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'rows', label: 'Rows', icon: Rows3, disabled: true },
];

const meta = {
  title: 'Components/ToggleButtonGroup',
  component: ToggleButtonGroup,
  args: { label: 'Span', options: spans, defaultValue: ['day'], disallowEmptySelection: true, onValueChange: fn() },
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Span' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['week']);
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Month' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Month', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Week', pressed: false })).toBeVisible();
    // The selection can't be empty.
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Month', pressed: true })).toBeVisible();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Several: Story = {
  args: { label: 'Style', options: marks, selectionMode: 'multiple', iconOnly: true, defaultValue: ['bold'] },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bold', 'italic']);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['italic']);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="px12">
      {(['quiet', 'plain'] as const).map((variant) =>
        (['sm', 'bar', 'md', 'lg'] as const).map((size) => (
          <Stack key={variant + size} direction="row" gap="px12" wrap>
            <ToggleButtonGroup
              label={`Span, ${variant} ${size}`}
              {...{ variant, size }}
              options={spans}
              defaultValue={['week']}
            />
            <ToggleButtonGroup
              label={`Style, ${variant} ${size}`}
              {...{ variant, size }}
              options={marks}
              defaultValue={['bold', 'italic']}
              selectionMode="multiple"
              iconOnly
            />
          </Stack>
        )),
      )}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack direction="row" gap="px16" wrap>
      <ToggleButtonGroup label="View" options={views} defaultValue={['grid']} />
      <ToggleButtonGroup label="View, disabled" options={views} defaultValue={['grid']} disabled />
      <ToggleButtonGroup label="View, vertical" options={views} defaultValue={['list']} orientation="vertical" />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'المدة',
    options: [
      { value: 'day', label: 'يوم' },
      { value: 'week', label: 'أسبوع' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'يوم' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'أسبوع' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Meter } from './Meter';
import { size, tone } from './Meter.css';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Prep list', value: 18, max: 26, valueText: '18 of 26' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Prep list' });
    await expect(meter).toHaveAttribute('aria-valuenow', '18');
    await expect(meter).toHaveAttribute('aria-valuetext', '18 of 26');
  },
};

export const Playground: Story = {};

/** A value above the whole stays at the end. */
export const Overfull: Story = { args: { value: 40 } };

export const Empty: Story = { args: { value: 0 } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(Object.keys(size) as (keyof typeof size)[]).flatMap((thickness) =>
        (Object.keys(tone) as (keyof typeof tone)[]).map((key) => (
          <Meter {...args} key={thickness + key} label={key} size={thickness} tone={key} />
        )),
      )}
    </div>
  ),
};

export const Dark: Story = { ...Matrix, globals: { skin: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };

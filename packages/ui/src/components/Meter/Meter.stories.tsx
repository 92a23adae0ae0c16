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

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Labeled: Story = {
  args: { showLabel: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('18 of 26')).toBeVisible();
  },
};

/** The color depends on the level, and the text describes it. */
export const Levels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      {[
        { value: 3, words: 'Order today' },
        { value: 9, words: 'Low' },
        { value: 20, words: 'Enough' },
      ].map(({ value, words }) => (
        <Meter
          key={value}
          showLabel
          label="Arborio rice"
          value={value}
          max={24}
          valueText={`${value} of 24 kg, ${words.toLowerCase()}`}
          levels={[
            { from: 0, tone: 'danger' },
            { from: 6, tone: 'warning' },
            { from: 12, tone: 'success' },
          ]}
        />
      ))}
    </div>
  ),
};

/** A value above the maximum is clamped. */
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

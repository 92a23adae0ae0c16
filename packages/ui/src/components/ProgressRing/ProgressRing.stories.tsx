import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressRing } from './ProgressRing';
import { size, tone } from './ProgressRing.css';

const meta = {
  title: 'Components/ProgressRing',
  component: ProgressRing,
  args: { label: 'Prep list', value: 18, max: 26, valueText: '18 of 26' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: 'Prep list' });
    await expect(ring).toHaveAttribute('aria-valuetext', '18 of 26');
  },
};

export const Playground: Story = { args: { size: 'xl', valueText: undefined, caption: 'prepped' } };

/** The progress is unknown. */
export const Indeterminate: Story = {
  args: { value: undefined, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {(Object.keys(size) as (keyof typeof size)[]).map((key) => (
        <div key={key} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
          {(Object.keys(tone) as (keyof typeof tone)[]).map((color, index) => (
            <ProgressRing
              key={color}
              label={`${key} ${color}`}
              size={key}
              tone={color}
              value={12 + index * 12}
              caption="done"
            />
          ))}
          <ProgressRing label={`${key}, no end known`} size={key} />
        </div>
      ))}
      <div style={{ display: 'flex', gap: 16 }}>
        <ProgressRing label="Nothing yet" value={0} showValue />
        <ProgressRing label="Done" value={100} showValue tone="success" />
      </div>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'قائمة التحضير', size: 'xl', valueText: '18 من 26' },
};

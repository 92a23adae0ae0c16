import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './ProgressBar';
import { size, tone } from './ProgressBar.css';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Sending tickets to the kitchen', value: 9, max: 14, valueText: '9 of 14' },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Sending tickets to the kitchen' });
    await expect(bar).toHaveAttribute('aria-valuenow', '9');
    await expect(bar).toHaveAttribute('aria-valuetext', '9 of 14');
  },
};

export const Playground: Story = { args: { size: 'lg', stripes: 'moving', description: 'About a minute left' } };

/** The progress is unknown. */
export const Indeterminate: Story = {
  args: { value: undefined, valueText: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Stripes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ProgressBar {...args} label="Still" size="lg" stripes="still" />
      <ProgressBar {...args} label="Moving" size="lg" stripes="moving" tone="success" />
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(Object.keys(size) as (keyof typeof size)[]).flatMap((thickness) =>
        (Object.keys(tone) as (keyof typeof tone)[]).map((color) => (
          <ProgressBar
            key={thickness + color}
            label={`${thickness} ${color}`}
            size={thickness}
            tone={color}
            value={64}
            hideLabel
          />
        )),
      )}
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Done" value={140} max={120} tone="success" />
      <ProgressBar
        label="Preise aller Weine des Winters aus der Liste des Lieferanten einlesen"
        value={64}
        description="Etwa zwei Minuten noch, die Kasse arbeitet unterdessen weiter."
      />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'إرسال الطلبات إلى المطبخ', valueText: '9 من 14', size: 'lg', stripes: 'moving' },
};

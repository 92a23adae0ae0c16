import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RadialGauge } from './RadialGauge';

const percent = (share: number) => new Intl.NumberFormat('en', { style: 'percent' }).formatToParts(share);

const meta = {
  title: 'Charts/RadialGauge',
  component: RadialGauge,
  args: { label: 'Feedback answered', value: 0.83, formatted: percent(0.83), caption: 'answered' },
} satisfies Meta<typeof RadialGauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const gauge = within(canvasElement).getByRole('meter', { name: 'Feedback answered' });
    await expect(gauge).toHaveAttribute('aria-valuetext', '83%');
    await expect(gauge).toHaveAttribute('aria-valuenow', '0.83');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Empty: Story = { args: { value: 0, formatted: percent(0) } };

export const Full: Story = { args: { value: 1, formatted: percent(1) } };

export const Small: Story = {
  args: { value: 0.4, formatted: percent(0.4), tone: 'c3', style: { inlineSize: 120 }, caption: undefined },
};

export const Dark: Story = { globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { label: 'تم الرد', caption: 'تم الرد عليها' },
};

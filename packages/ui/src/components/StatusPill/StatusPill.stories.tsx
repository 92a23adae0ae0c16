import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusPill } from './StatusPill';
import { soft } from './StatusPill.css';

const words = {
  primary: 'Comped',
  secondary: 'Draft',
  success: 'Paid',
  danger: 'Late',
  warning: 'Mains',
  info: 'Ordering',
  dark: 'Archived',
};
const tones = Object.keys(soft) as (keyof typeof soft)[];

const meta = {
  title: 'Components/StatusPill',
  component: StatusPill,
  args: { tone: 'success', children: 'Paid' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Paid')).toBeVisible();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const WithoutDot: Story = { args: { dot: false } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {(['soft', 'filled'] as const).map((emphasis) => (
        <div key={emphasis} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {tones.map((tone) => (
            <StatusPill {...args} key={tone} tone={tone} variant={emphasis}>
              {words[tone]}
            </StatusPill>
          ))}
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: { children: 'Waiting for the supplier to confirm', style: { maxInlineSize: 140 } },
};

export const Dark: Story = { ...Matrix, globals: { skin: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' }, args: { children: 'مدفوعة' } };

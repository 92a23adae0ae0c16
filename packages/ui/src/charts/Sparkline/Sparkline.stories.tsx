import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline } from './Sparkline';
import { tone } from './Sparkline.css';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { data: [4, 5, 5, 7, 6, 8, 9, 9, 11, 12], label: 'Sales rose through the day' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Sales rose through the day' })).toBeVisible();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Gaps: Story = { args: { data: [4, 5, null, null, 6, 8, null, 9, 11, 12] } };

export const Flat: Story = { args: { data: [5, 5, 5, 5] } };

export const Empty: Story = { args: { data: [] } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {(Object.keys(tone) as (keyof typeof tone)[]).map((key) => (
        <Sparkline {...args} key={key} tone={key} label={key} />
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Matrix, globals: { skin: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } };

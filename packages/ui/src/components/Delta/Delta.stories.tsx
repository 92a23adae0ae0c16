import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Delta } from './Delta';
import { tone } from './Delta.css';

const meta = {
  title: 'Components/Delta',
  component: Delta,
  args: { text: '+12.4%', direction: 'up', tone: 'good' },
} satisfies Meta<typeof Delta>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('+12.4%')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('+12.4%, better');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Ticket time went up, which is bad: the arrow points up and the color is red. */
export const UpIsBad: Story = { args: { text: '+1:05', direction: 'up', tone: 'bad' } };

export const WithinTarget: Story = { args: { text: '−0.6 pt', direction: 'none', tone: 'neutral' } };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {(Object.keys(tone) as (keyof typeof tone)[]).map((key) => (
        <div key={key} style={{ display: 'flex', gap: 16 }}>
          {(['up', 'down', 'none'] as const).map((direction) => (
            <Delta {...args} key={direction} tone={key} direction={direction} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const Dark: Story = { ...Matrix, globals: { skin: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { text: '−3.1%', direction: 'down', tone: 'bad' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Quote } from './Quote';

const meta = {
  title: 'Components/Quote',
  component: Quote,
  args: {
    children: 'The mussels came ten minutes after the wine, and nobody minded.',
    source: 'Dana Ashworth, table 14, on Friday',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent('The mussels came');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const WithAvatar: Story = {
  args: {
    source: (
      <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
        <Avatar name="Dana Ashworth" size={24} aria-hidden />
        Dana Ashworth
      </span>
    ),
  },
};

export const WithoutSource: Story = { args: { source: undefined } };

export const LongText: Story = {
  args: {
    children:
      'We waited for the second course until the candles had gone out, and then it was the best of the evening. '.repeat(
        5,
      ),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Small plates' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { size: 1, description: 'Fourteen dishes, two of them new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Small plates' })).toBeVisible();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading {...args} key={level} level={level}>
          Level {level}: what the kitchen sends out tonight
        </Heading>
      ))}
      <Heading {...args} level={2} size="display">
        {'A first page, and a heading that does not fit on one line of it '.repeat(2)}
      </Heading>
    </div>
  ),
};

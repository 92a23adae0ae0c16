import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { Lead } from './Lead';

const meta = {
  title: 'Components/Lead',
  component: Lead,
  args: {
    children:
      'A bill is closed when it is paid in full. What is open at the end of the service day goes on to the next.',
  },
} satisfies Meta<typeof Lead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Heading level={1}>Closing the day</Heading>
      <Lead {...args} />
      <Text variant="reading" measure>
        The day closes at 03:00. Until then every bill belongs to the evening it was opened in, whatever the clock says.
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A bill is closed/).tagName).toBe('P');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

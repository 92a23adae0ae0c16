import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../Text/Text';
import { TextLink } from './TextLink';

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '#help', children: 'Forgot it?' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Forgot it?' })).toHaveFocus();
  },
};
export const Playground: Story = { args: { tone: 'muted' } };
export const InSentence: Story = {
  render: () => (
    <Text as="p" variant="reading">
      The terminal lost its connection.{' '}
      <TextLink href="#help" underline="always">
        Read how to pair it
      </TextLink>{' '}
      again.
    </Text>
  ),
};

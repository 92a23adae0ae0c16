import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { TextLink } from './TextLink';
import * as styles from './TextLink.css';

const tones = Object.keys(styles.tone) as (keyof typeof styles.tone)[];

const meta = {
  title: 'Components/TextLink',
  component: TextLink,
  args: { href: '#help', children: 'Forgot password?' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
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

/** The link opens a new tab, which an icon and visually hidden text indicate. */
export const External: Story = {
  args: { href: 'https://larder.example/help', external: true, children: 'Read how to pair it' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Read how to pair it (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="px8">
      {tones.map((tone) => (
        <Text key={tone} as="p" variant="body">
          <TextLink {...args} tone={tone}>
            {tone}
          </TextLink>{' '}
          <TextLink {...args} tone={tone} underline="always">
            underlined
          </TextLink>{' '}
          <TextLink {...args} tone={tone} icon={BookOpen}>
            with an icon
          </TextLink>{' '}
          <TextLink {...args} tone={tone} external>
            external
          </TextLink>
        </Text>
      ))}
    </Stack>
  ),
};

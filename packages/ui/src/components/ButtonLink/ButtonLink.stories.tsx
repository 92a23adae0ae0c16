import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack';
import * as styles from '../../private/buttons/Button.css';
import { ButtonLink } from './ButtonLink';

const variants = Object.keys(styles.variant) as (keyof typeof styles.variant)[];

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { href: '#menu', children: 'Open the menu' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Open the menu' })).toHaveFocus();
  },
};
export const Playground: Story = { args: { variant: 'filled', endIcon: ArrowRight } };
export const Matrix: Story = {
  render: (args) => (
    <Stack direction="row" gap="px8" wrap>
      {variants.map((variant) => (
        <ButtonLink key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
};

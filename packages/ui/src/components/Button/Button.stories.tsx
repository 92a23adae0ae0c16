import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { themeColors } from '../../theme/tokens';
import { Grid } from '../Grid/Grid';
import { Stack } from '../Stack/Stack';
import { Button } from './Button';
import * as styles from '../../private/buttons/Button.css';

const variants = Object.keys(styles.variant) as (keyof typeof styles.variant)[];
const sizes = Object.keys(styles.size) as (keyof typeof styles.size)[];

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save dish', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save dish' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = { args: { variant: 'filled', tone: 'primary', size: 'md' } };

export const Matrix: Story = {
  render: () => (
    <Stack gap="px8">
      {variants.map((variant) => (
        <Stack key={variant} direction="row" gap="px8" wrap>
          {themeColors.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {tone[0]?.toUpperCase() + tone.slice(1)}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap="px8" wrap>
      {sizes.map((size) => (
        <Button key={size} variant="filled" size={size} startIcon={Plus}>
          New bill
        </Button>
      ))}
    </Stack>
  ),
};

export const Icons: Story = {
  render: () => (
    <Stack direction="row" gap="px8" wrap>
      <Button startIcon={Download}>Export</Button>
      <Button variant="filled" endIcon={ArrowRight}>
        Next step
      </Button>
      <Button variant="filled" iconOnly startIcon={Plus} aria-label="New bill" />
      <Button variant="outline" iconOnly startIcon={Pencil} aria-label="Edit bill" />
      <Button variant="flat" tone="danger" iconOnly startIcon={Trash2} aria-label="Delete bill" />
      <Button iconOnly startIcon={Ellipsis} aria-label="More" />
      <Button variant="plain" iconOnly round startIcon={Ellipsis} aria-label="More actions" />
    </Stack>
  ),
};

export const Loading: Story = {
  args: { variant: 'filled', loadingLabel: 'Saving', startIcon: Plus },
  render: function Render(args) {
    const [isLoading, setLoading] = useState(false);
    return (
      <Stack direction="row" gap="px8" wrap>
        <Button
          {...args}
          loading={isLoading}
          onClick={(event) => {
            args.onClick?.(event);
            setLoading(true);
          }}
        />
        <Button variant="filled" loading>
          Without label
        </Button>
        <Button loading loadingLabel="Sending">
          Send tickets
        </Button>
        <Button iconOnly loading startIcon={Plus} aria-label="New bill" />
      </Stack>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Save dish' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Saving');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(Math.abs(button.getBoundingClientRect().width - width)).toBeLessThan(0.6);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = {
  parameters: { systemColors: { button: { color: 'GrayText', 'border-top-color': 'GrayText' } } },
  render: (args) => (
    <Stack direction="row" gap="px8">
      <Button {...args} disabled />
      <Button {...args} variant="filled" disabledReason="Two dishes have no price yet">
        Publish menu
      </Button>
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Publish menu' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Two dishes have no price yet');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { variant: 'filled', startIcon: Plus, children: 'Allergikerinformationen für die Abendkarte veröffentlichen' },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
};

export const Block: Story = {
  args: { variant: 'filled', size: 'lg', block: true, children: 'Sign in' },
  render: (args) => (
    <Grid columns={2}>
      <Button {...args} />
      <Button {...args} variant="quiet" />
    </Grid>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { variant: 'filled', endIcon: ArrowRight, children: 'الخطوة التالية' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Ellipsis,
  Italic,
  Link,
  Redo2,
  Underline,
  Undo2,
} from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { Stack } from '../Stack/Stack';
import { ToggleButton } from '../ToggleButton/ToggleButton';
import { ToggleButtonGroup } from '../ToggleButtonGroup/ToggleButtonGroup';
import { Toolbar } from './Toolbar';
import * as styles from './Toolbar.css';
import { ToolbarSeparator } from './ToolbarSeparator';
import { ToolbarSpacer } from './ToolbarSpacer';

const variants = Object.keys(styles.variants) as (keyof typeof styles.variants)[];
const onUndo = fn();
const marks = [
  { value: 'bold', label: 'Bold', icon: Bold },
  { value: 'italic', label: 'Italic', icon: Italic },
  { value: 'underline', label: 'Underline', icon: Underline },
];
const sides = [
  { value: 'start', label: 'At the start', icon: AlignLeft },
  { value: 'centre', label: 'Centred', icon: AlignCenter },
  { value: 'end', label: 'At the end', icon: AlignRight },
];
const parts = (
  <>
    <IconButton size="sm" label="Undo" icon={Undo2} onClick={onUndo} />
    <IconButton size="sm" label="Redo" icon={Redo2} />
    <ToolbarSeparator />
    <ToggleButtonGroup size="sm" variant="plain" label="Marks" options={marks} selectionMode="multiple" iconOnly />
    <ToolbarSeparator />
    <ToggleButtonGroup size="sm" variant="plain" label="Side" options={sides} defaultValue={['start']} iconOnly />
    <ToolbarSpacer />
    <ToggleButton size="sm" variant="plain" startIcon={Link}>
      Link
    </ToggleButton>
    <Menu label="More" trigger={<Button size="sm" variant="plain" iconOnly startIcon={Ellipsis} aria-label="More" />}>
      <MenuItem>Clear the marks</MenuItem>
    </Menu>
  </>
);

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  args: { label: 'Text', children: parts },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { variant: 'boxed' },
  play: async ({ canvas }) => {
    onUndo.mockClear();
    await expect(canvas.getByRole('toolbar', { name: 'Text' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(2);
    // A single tab stop, with arrow keys between all controls, including groups.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Centred' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const more = canvas.getByRole('button', { name: 'More' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.tab();
    await expect(more).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(more).toHaveFocus();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <Stack gap="px16">
      {variants.map((variant) => (
        <Toolbar key={variant} label={variant} variant={variant}>
          {parts}
        </Toolbar>
      ))}
      <Stack direction="row" gap="px16">
        {variants.map((variant) => (
          <Toolbar key={variant} label={`${variant}, vertical`} variant={variant} orientation="vertical">
            <IconButton size="sm" label="Undo" icon={Undo2} />
            <IconButton size="sm" label="Redo" icon={Redo2} disabled />
            <ToolbarSeparator orientation="horizontal" />
            <IconButton size="sm" label="Link" icon={Link} />
          </Toolbar>
        ))}
      </Stack>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'النص', variant: 'boxed' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { NumberField } from '../NumberField/NumberField';
import { Stack } from '../Stack/Stack';
import { Popover, type PopoverProps } from './Popover';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <Button>Filter</Button>,
    label: 'Filter by workplace',
    children: (close) => (
      <>
        <p style={{ marginBlockEnd: 12 }}>Quay Street, Fern Hall</p>
        <Button size="sm" onClick={close}>
          Apply filter
        </Button>
      </>
    ),
  },
  parameters: { layout: 'centered' },
} satisfies Meta<PopoverProps>;
export default meta;
type Story = StoryObj<PopoverProps>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Filter by workplace' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Apply filter' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Open: Story = { args: { open: true } };

/** On each side of the trigger. The popover flips where there is no room. */
export const Placements: Story = {
  render: (args) => (
    <Stack direction="row" gap="px8" wrap>
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Popover {...args} key={placement} placement={placement} trigger={<Button>{placement}</Button>} />
      ))}
    </Stack>
  ),
};

/** Another control opens and closes the popover. */
export const Controlled: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <Stack direction="row" gap="px8">
        <Popover {...args} open={isOpen} onOpenChange={setOpen} />
        <Button variant="plain" onClick={() => setOpen(true)}>
          Show filters
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply filter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const WithForm: Story = {
  args: {
    label: 'Seat guests',
    trigger: <Button>Table 14</Button>,
    children: (close) => (
      <Stack gap="px12">
        <NumberField label="Covers" defaultValue={2} min={1} max={8} />
        <Button variant="filled" onClick={close}>
          Seat guests
        </Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Table 14' }));
    await screen.findByRole('dialog', { name: 'Seat guests' });
    await userEvent.tab();
    await expect(screen.getByRole('textbox', { name: 'Covers' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Seat guests' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = { args: { open: true, children: 'Guests were charged twice. '.repeat(20) } };

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { open: true, children: 'Guests were charged twice. '.repeat(10) },
};

export const Dark: Story = { globals: { skin: 'dark' }, args: { open: true } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: { open: true, label: 'تصفية', trigger: <Button>تصفية</Button>, children: 'كل أماكن العمل' },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Switch } from '../Switch/Switch';
import { Text } from '../Text/Text';
import { toast } from '../Toast/toast';
import { Toaster } from '../Toast/Toaster';
import { SidePanel, type SidePanelProps } from './SidePanel';

function WithOpener(props: SidePanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ minBlockSize: 420 }}>
      <Button onClick={() => setOpen(true)}>Appearance</Button>
      {isOpen && <SidePanel {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Appearance' }));

const meta = {
  title: 'Components/SidePanel',
  component: SidePanel,
  args: {
    title: 'Appearance',
    onClose: () => {},
    children: <Switch label="Right to left" labelPlacement="start" />,
    footer: <Text variant="caption">Changes apply immediately</Text>,
  },
  render: WithOpener,
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('moves focus to its heading when it opens', async () => {
      await open();
      await expect(canvas.getByRole('heading', { name: 'Appearance' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('switch', { name: 'Right to left' }));
    });
    await step('closes on Escape', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
    await step('restores focus when closed with the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Appearance' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(canvas.getByRole('button', { name: 'Appearance' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Appearance' }));
    });
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const LongText: Story = {
  args: {
    title: 'Everything that can be changed about how this looks',
    children: Array.from({ length: 40 }, (_, line) => (
      <Text key={line} as="p">
        Line {line + 1} of a long panel.
      </Text>
    )),
  },
  play: open,
};
/** Toasts never cover the panel's title. On wide screens, they don't cover the panel at all. */
export const WithToasts: Story = {
  render: (args) => (
    <>
      <WithOpener {...args} />
      <Toaster label="Messages" position="top-end" offset={8} />
    </>
  ),
  play: async ({ canvas }) => {
    await open();
    toast.danger('Dish not saved', { description: 'The server did not respond. Nothing was changed.' });
    const shown = await screen.findByRole('alert');
    const isPhone = innerWidth < 768;
    const panel = isPhone ? canvas.getByRole('heading') : canvas.getByRole('dialog');
    await waitFor(() => {
      const [a, b] = [panel.getBoundingClientRect(), shown.getBoundingClientRect()];
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      return expect({ isApart, isInSight: b.left >= 0 && b.right <= innerWidth }).toEqual({
        isApart: true,
        isInSight: true,
      });
    });
  },
};
export const RTL: Story = { args: { title: 'المظهر' }, globals: { language: 'ar' }, play: open };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Text } from '../Text/Text';
import { toast } from '../Toast/toast';
import { Toaster } from '../Toast/Toaster';
import { ScrollToTop } from './ScrollToTop';

const meta = {
  title: 'Components/ScrollToTop',
  component: ScrollToTop,
  args: { onClick: fn() },
  render: (args) => (
    <div style={{ blockSize: 2400 }}>
      <Text>Scroll down: the button appears after 300 px.</Text>
      <ScrollToTop {...args} />
    </div>
  ),
} satisfies Meta<typeof ScrollToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    window.scrollTo(0, 900);
    const button = await canvas.findByRole('button', { name: 'Back to top' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const Shown: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 900);
    await expect(await canvas.findByRole('button', { name: 'Back to top' })).toBeVisible();
  },
};
export const RTL: Story = { ...Shown, globals: { language: 'ar' }, play: undefined };

/** The button is hidden while it would cover the focused control. */
export const OverField: Story = {
  name: 'Over a field',
  render: (args) => (
    <div style={{ blockSize: 2400 }}>
      <input aria-label="Note" style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 24, blockSize: 40 }} />
      <input aria-label="Name" style={{ position: 'fixed', insetInlineStart: 0, insetBlockStart: 0 }} />
      <ScrollToTop {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 900);
    const button = await canvas.findByRole('button', { name: 'Back to top' });
    await expect(button).toBeVisible();
    canvas.getByLabelText('Note').focus();
    await waitFor(() => expect(button).not.toBeVisible());
    canvas.getByLabelText('Name').focus();
    await waitFor(() => expect(button).toBeVisible());
  },
};

/** The button is hidden while a toast is visible at the bottom. */
export const WithToast: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ blockSize: 2400 }}>
      <ScrollToTop {...args} />
      <Toaster label="Messages" />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = await waitFor(() => {
      // Resizing to a phone may reset the scroll position.
      window.scrollTo(0, 900);
      return canvas.getByRole('button', { name: 'Back to top' });
    });
    await expect(button).toBeVisible();
    toast.success('The budget is now $60,000', { action: { label: 'Undo', onAction: fn() } });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(button).not.toBeVisible());
    await userEvent.click(undo);
    await waitFor(() => expect(button).toBeVisible());
  },
};

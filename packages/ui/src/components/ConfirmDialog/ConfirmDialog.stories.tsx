import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2, Undo2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Refund bill #1177?',
    description: '$206.01 goes back to Visa 4417. It can take up to five days to arrive.',
    confirmLabel: 'Refund $206.01',
    cancelLabel: 'Keep payment',
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cancel button has initial focus, so Enter changes nothing. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Refund bill #1177?' });
    await expect(dialog).toHaveAccessibleDescription(/Visa 4417/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep payment' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const WithIcon: Story = { args: { icon: Undo2 } };

/** While loading, the dialog can't be closed and further clicks are ignored. */
export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Refunding' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Keep payment' }));
    await userEvent.click(screen.getByRole('button', { name: /Refund/ }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    icon: Trash2,
    title: 'Delete the section “Small plates and things to share before the mains”?',
    confirmLabel: 'Delete section and 14 dishes',
    cancelLabel: 'Keep section',
  },
};

/** The confirm button of a harmless action has another tone. */
export const NonDestructive: Story = {
  args: {
    tone: 'primary',
    title: 'Close the day?',
    description: '38 bills are paid. New bills go on Saturday.',
    confirmLabel: 'Close the day',
    cancelLabel: 'Keep it open',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, args: { icon: Undo2 } };

export const Dark: Story = { globals: { skin: 'dark' }, args: { icon: Undo2 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    icon: Undo2,
    title: 'استرداد الفاتورة؟',
    description: 'يعود المبلغ إلى البطاقة.',
    confirmLabel: 'استرداد المبلغ',
    cancelLabel: 'إبقاء الدفعة',
  },
};

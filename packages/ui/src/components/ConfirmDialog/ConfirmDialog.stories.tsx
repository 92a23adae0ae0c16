import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleHelp, CircleX, Info, Trash2, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

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

const kinds = [
  { icon: CircleCheck, tone: 'success', title: 'Stock counted', description: '128 lines, 4 differences.' },
  { icon: Info, tone: 'info', title: 'A new price list', description: 'Quay Fish raised 14 of 62 prices.' },
  { icon: TriangleAlert, tone: 'warning', title: 'Walk-in at 6.4 °C', description: 'Above 5 °C for 12 minutes.' },
  { icon: CircleX, tone: 'danger', title: 'Card refused', description: 'Visa 4417 has expired.' },
  { icon: CircleHelp, tone: 'primary', title: 'Print the receipt?', description: 'It is emailed in any case.' },
] as const;

/** A dialog for each kind of message. The second button is the follow-up. */
export const Kinds: Story = {
  args: { open: false, confirmLabel: 'Show details', cancelLabel: 'Close' },
  render: function Render(args) {
    const [shown, setShown] = useState<(typeof kinds)[number]>();
    const [answer, setAnswer] = useState('');
    return (
      <Stack gap="px16">
        <Stack direction="row" gap="px8" wrap>
          {kinds.map((kind) => (
            <Button key={kind.title} tone={kind.tone} startIcon={kind.icon} onClick={() => setShown(kind)}>
              {kind.title}
            </Button>
          ))}
        </Stack>
        {answer && <Alert tone="info" title={answer} onClose={() => setAnswer('')} />}
        <ConfirmDialog
          {...args}
          {...(shown ?? kinds[0])}
          open={shown !== undefined}
          onOpenChange={() => setShown(undefined)}
          onConfirm={() => {
            setAnswer(`Details: ${shown?.description}`);
            setShown(undefined);
          }}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Card refused' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show details' }));
    await canvas.findByText('Details: Visa 4417 has expired.');
  },
};

/** Asks for a text before it confirms, and stays open until the text is valid. */
function WithField({
  label,
  errorOf,
  ...props
}: ConfirmDialogProps & { label: string; errorOf: (text: string) => string }) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState('');
  const change = (next: boolean) => {
    setOpen(next);
    setText('');
    setError('');
  };
  return (
    <>
      <Button tone="danger" onClick={() => change(true)}>
        {props.title}
      </Button>
      <ConfirmDialog
        {...props}
        open={isOpen}
        onOpenChange={change}
        onConfirm={() => {
          const found = errorOf(text);
          setError(found);
          if (found) return;
          void props.onConfirm();
          change(false);
        }}
      >
        <TextField label={label} value={text} error={error} autoComplete="off" onValueChange={setText} />
      </ConfirmDialog>
    </>
  );
}

/** The name must be typed to confirm, or a reason must be given. */
export const WithInput: Story = {
  args: { open: false },
  render: (args) => (
    <Stack direction="row" gap="px8" wrap>
      <WithField
        {...args}
        title="Delete Fern Hall?"
        description="Its 1,204 bills, its menus and its team are deleted too."
        confirmLabel="Delete restaurant"
        cancelLabel="Keep restaurant"
        label="Type the name of the restaurant"
        errorOf={(text) => (text === 'Fern Hall' ? '' : 'Type Fern Hall to delete it.')}
      />
      <WithField
        {...args}
        title="Void bill #1182?"
        description="$341.00 is taken out of today’s sales."
        confirmLabel="Void bill"
        cancelLabel="Keep bill"
        label="Reason"
        errorOf={(text) => (text.trim().length > 2 ? '' : 'Say why in 3 letters or more.')}
      />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Fern Hall?' }));
    const name = await screen.findByRole('textbox', { name: 'Type the name of the restaurant' });
    await userEvent.type(name, 'Fern');
    await userEvent.click(screen.getByRole('button', { name: 'Delete restaurant' }));
    await expect(name).toHaveAccessibleDescription('Type Fern Hall to delete it.');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(name, ' Hall');
    await userEvent.click(screen.getByRole('button', { name: 'Delete restaurant' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** If the promise of `onConfirm` rejects, the dialog shows the error and stays open for another attempt. */
export const AsyncWithRetry: Story = {
  args: {
    open: false,
    title: 'Close the day?',
    description: '38 bills are paid.',
    confirmLabel: 'Close the day',
    cancelLabel: 'Keep it open',
    tone: 'primary',
  },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    const [attempts, setAttempts] = useState(0);
    const confirm = async () => {
      setAttempts(attempts + 1);
      await new Promise((resolve) => setTimeout(resolve, 600));
      if (attempts % 2 === 0) throw new Error('The till of Bar 3 did not respond.');
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Close the day</Button>
        <ConfirmDialog {...args} loadingLabel="Closing" open={isOpen} onOpenChange={setOpen} onConfirm={confirm} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the day' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close the day' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The till of Bar 3 did not respond.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the day' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
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

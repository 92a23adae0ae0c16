import type { Meta, StoryObj } from '@storybook/react-vite';
import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { themeColors } from '../../theme/tokens';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import { MenuItem } from '../Menu/MenuItem';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { Dialog, type DialogProps } from './Dialog';
import { sizes } from './Dialog.css';

function WithOpener({ open: startsOpen, onOpenChange, ...props }: DialogProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const change = (next: boolean) => {
    onOpenChange(next);
    setOpen(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Refund</Button>
      <Dialog {...props} open={isOpen} onOpenChange={change} />
    </>
  );
}

const footer = (close: () => void) => (
  <>
    <Button variant="plain" tone="dark" onClick={close}>
      Keep payment
    </Button>
    <Button variant="filled" tone="danger" onClick={close}>
      Refund $206.01
    </Button>
  </>
);

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  render: (args) => <WithOpener {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Refund bill #1177?',
    description: '$206.01 goes back to Visa 4417. It can take up to five days to arrive.',
    footer,
  },
  parameters: { layout: 'centered' },
} satisfies Meta<DialogProps>;
export default meta;
type Story = StoryObj<DialogProps>;

/** Focus is trapped in the dialog and returns to the trigger. Escape and the close button close the dialog. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Refund' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Refund bill #1177?' });
    await expect(dialog).toHaveAccessibleDescription(/Visa 4417/);
    await expect(dialog.contains(document.activeElement)).toBe(true);
    for (let i = 0; i < 4; i++) await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Open: Story = { args: { open: true, icon: Undo2, tone: 'danger', children: 'Reason: charged twice' } };

/** `onRequestClose` keeps the dialog open, for example for unsaved changes. */
export const PreventsClosing: Story = {
  args: { open: true, onRequestClose: fn(() => false) },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onRequestClose).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const NotDismissable: Story = {
  args: { open: true, dismissible: false },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** When opened from a menu, focus returns to the menu button. */
export const FromMenu: Story = {
  render: function FromMenuStory(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu label="Bill actions" trigger={<Button>Actions</Button>}>
          <MenuItem onAction={() => setOpen(true)}>Refund</MenuItem>
        </Menu>
        <Dialog {...args} open={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Refund' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    open: true,
    size: 'md',
    title: 'Refund the bill of the private party in the upper room, with everything on it?',
    children: 'Guests were charged twice because the terminal lost its connection. '.repeat(40),
  },
};

/** The whole dialog scrolls, not only its content. */
export const ScrollsAsOne: Story = {
  args: {
    open: true,
    size: 'md',
    scroll: 'box',
    children: 'Guests were charged twice because the terminal lost its connection. '.repeat(80),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeGreaterThan(innerHeight);
    screen.getByRole('button', { name: 'Refund $206.01' }).focus();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refund $206.01' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        innerHeight,
      ),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FullScreen: Story = {
  args: { open: true, size: 'full', children: 'Reason: charged twice' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBeGreaterThanOrEqual(innerWidth - 2));
    await expect(dialog.getBoundingClientRect().height).toBeGreaterThanOrEqual(innerHeight - 2);
  },
};

/** Escape closes only the dialog on top. If the button that opened it is gone, the dialog below has the focus. */
export const Nested: Story = {
  render: function NestedStory({ title }) {
    const [depth, setDepth] = useState(0);
    const [hasPayment, setHasPayment] = useState(true);
    return (
      <>
        <Button onClick={() => setDepth(1)}>Refund</Button>
        <Dialog title={title} open={depth > 0} onOpenChange={(isOpen) => setDepth(isOpen ? 1 : 0)}>
          {hasPayment && <Button onClick={() => setDepth(2)}>Show payment</Button>}
          <Dialog
            title="Payment"
            description="Visa 4417, 20:06"
            open={depth > 1}
            onOpenChange={(isOpen) => setDepth(isOpen ? 2 : 1)}
            footer={
              <Button
                onClick={() => {
                  setHasPayment(false);
                  setDepth(1);
                }}
              >
                Remove payment
              </Button>
            }
          />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show payment' }));
    await screen.findByRole('dialog', { name: 'Payment' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Payment' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show payment' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove payment' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Refund bill #1177?' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The first field has initial focus. A changed form asks before it closes. */
export const WithForm: Story = {
  render: function WithFormStory() {
    const [isOpen, setOpen] = useState(false);
    const [isAsking, setAsking] = useState(false);
    const [note, setNote] = useState('');
    const close = () => {
      setOpen(false);
      setAsking(false);
      setNote('');
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Void dish</Button>
        <Dialog
          title="Void hake, saffron potatoes?"
          open={isOpen}
          onOpenChange={close}
          onRequestClose={() => {
            setAsking(note !== '');
            return note === '';
          }}
          footer={
            <Button variant="filled" tone="danger" onClick={close}>
              Void dish
            </Button>
          }
        >
          <form aria-label="Void" style={{ display: 'grid', gap: 16 }}>
            <TextField label="Reason" value={note} onValueChange={setNote} />
            <TextArea label="Note for the kitchen" />
          </form>
          <Dialog
            title="Discard the reason?"
            role="alertdialog"
            open={isAsking}
            onOpenChange={setAsking}
            footer={
              <Button variant="filled" onClick={close}>
                Discard
              </Button>
            }
          />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Void dish' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
    await userEvent.keyboard('Cold{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The close button has initial focus. The text tells when the dialog opens and closes. */
export const InitialFocus: Story = {
  name: 'Initial focus and events',
  render: function InitialFocusStory({ title, description }) {
    const close = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    const [events, setEvents] = useState('Not opened yet');
    const change = (next: boolean) => {
      setOpen(next);
      setEvents(next ? 'Opened' : 'Closed');
    };
    return (
      <>
        <Button onClick={() => change(true)}>Refund</Button> <output>{events}</output>
        <Dialog
          title={title}
          description={description}
          open={isOpen}
          onOpenChange={change}
          initialFocus={close}
          footer={
            <Button ref={close} variant="plain" onClick={() => change(false)}>
              Keep payment
            </Button>
          }
        >
          <TextField label="Reason" />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep payment' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Closed')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refund' })).toHaveFocus());
  },
};

/** Three choices. The most likely one is last. */
export const ThreeChoices: Story = {
  render: function ThreeChoicesStory() {
    const [isOpen, setOpen] = useState(false);
    const [choice, setChoice] = useState('');
    const choose = (next: string) => {
      setChoice(next);
      setOpen(false);
    };
    return (
      <>
        <Button onClick={() => setOpen(true)}>Close the tab</Button> <output>{choice}</output>
        <Dialog
          title="Save the order as a draft?"
          description="12 lines are not sent yet."
          role="alertdialog"
          open={isOpen}
          onOpenChange={setOpen}
          footer={
            <>
              <Button variant="plain" onClick={() => setOpen(false)}>
                Keep editing
              </Button>
              <Button tone="danger" onClick={() => choose('Discarded')}>
                Discard order
              </Button>
              <Button variant="filled" onClick={() => choose('Saved')}>
                Save draft
              </Button>
            </>
          }
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the tab' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
  },
};

export const Matrix: Story = {
  render: function MatrixStory(args) {
    const [size, setSize] = useState<DialogProps['size']>();
    return (
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        {(Object.keys(sizes) as (keyof typeof sizes)[]).map((key) => (
          <Button key={key} onClick={() => setSize(key)}>
            {key}
          </Button>
        ))}
        <Dialog {...args} icon={Undo2} size={size} open={size !== undefined} onOpenChange={() => setSize(undefined)}>
          {themeColors.join(', ')}
        </Dialog>
      </div>
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    open: true,
    icon: Undo2,
    tone: 'danger',
    title: 'استرداد الفاتورة رقم 1177؟',
    description: 'يعود المبلغ إلى البطاقة. قد يستغرق ذلك خمسة أيام.',
    footer: <Button variant="filled">استرداد</Button>,
  },
};

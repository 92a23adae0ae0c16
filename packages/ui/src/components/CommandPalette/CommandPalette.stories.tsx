import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, FileText, Filter, Languages, ListTodo, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { CommandPalette, type CommandGroup, type CommandPaletteProps } from './CommandPalette';

const groups: CommandGroup[] = [
  {
    id: 'page',
    title: 'On this page',
    items: [
      { id: 'late', title: 'Status: Late', icon: Filter, detail: '3 bills' },
      { id: 'delete', title: 'Delete 2 bills', icon: Trash2, tone: 'danger', shortcut: ['Del'] },
    ],
  },
  {
    id: 'actions',
    title: 'Actions',
    items: [
      { id: 'event', title: 'New event', icon: CalendarPlus, detail: 'opens Calendar' },
      { id: 'task', title: 'New task', icon: ListTodo, shortcut: ['n'] },
      { id: 'language', title: 'Change the language', icon: Languages },
    ],
  },
  {
    id: 'pages',
    title: 'Pages',
    items: [{ id: 'settings', title: 'Account settings', icon: Settings, detail: 'Pages' }],
  },
  {
    id: 'people',
    title: 'People and files',
    items: [
      { id: 'ilse', title: 'Ilse Okafor', startContent: <Avatar name="Ilse Okafor" size={24} aria-hidden /> },
      { id: 'file', title: 'late-licence-2026.pdf', icon: FileText, detail: 'Licensing office' },
    ],
  },
];

/** A button and a palette that filters its groups by the typed text. */
function Opened(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.open);
  const [value, setValue] = useState(props.value);
  const typed = value.toLowerCase();
  const fitting = props.groups.map((group) => ({
    ...group,
    items: group.items.flatMap((command) => {
      const at = command.title.toLowerCase().indexOf(typed);
      return at < 0 ? [] : [{ ...command, match: typed ? ([at, at + typed.length] as const) : undefined }];
    }),
  }));
  return (
    <div style={{ minBlockSize: 640 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CommandPalette
        {...props}
        open={isOpen}
        onOpenChange={setOpen}
        value={value}
        onValueChange={setValue}
        groups={fitting}
        onAction={(command, isNewTab) => {
          props.onAction(command, isNewTab);
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Search and commands',
    placeholder: 'Type a command or a name',
    value: '',
    onValueChange: fn(),
    groups,
    summary: '8 results',
    emptyState: 'No results. Try a shorter word.',
    onAction: fn(),
    hints: [
      { keys: ['↑', '↓'], label: 'move' },
      { keys: ['↵'], label: 'run' },
      { keys: ['Esc'], label: 'close' },
      { keys: ['>'], label: 'actions', atEnd: true },
      { keys: ['@'], label: 'people', atEnd: true },
    ],
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Search and commands' });

export const Default: Story = {
  play: async ({ args, step }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    await step('filters while typing, moves with arrow keys and runs a command with Enter', async () => {
      await userEvent.type(input, 'new');
      await expect(screen.getAllByRole('option')).toHaveLength(2);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'task' }), false);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('runs a command on click and closes on Escape', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      await userEvent.clear(await field());
      await userEvent.click(screen.getByRole('option', { name: /Account settings/ }));
      await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'settings' }), false);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      await waitFor(async () => expect(await field()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    });
  },
};
/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };
export const Context: Story = { args: { value: 'late', context: 'Bill #1182 selected' } };
export const SecondStep: Story = {
  args: {
    step: 'Change the language',
    onBack: fn(),
    placeholder: 'Which language?',
    groups: [{ id: 'languages', title: 'Languages', items: [{ id: 'fr', title: 'Français' }] }],
  },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Change the language' }));
    await expect(args.onBack).toHaveBeenCalledTimes(2);
  },
};
export const Empty: Story = { args: { value: 'zebra', summary: 'No results' } };
export const Loading: Story = { args: { groups: groups.slice(0, 1), loading: true } };
export const Failure: Story = {
  args: {
    groups: groups.slice(1, 2),
    error: { text: 'People and files could not be loaded.', retryLabel: 'Retry', onRetry: fn() },
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const RTL: Story = { args: { label: 'البحث والأوامر' }, globals: { language: 'ar' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, House, Users } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar';
import { Icon } from '../../icons/Icon';
import { Navbar } from './Navbar';
import { SearchOverlay, type SearchOverlayGroup } from './SearchOverlay';

const groups: SearchOverlayGroup[] = [
  {
    id: 'pages',
    title: 'Pages',
    emptyState: 'No results',
    items: [
      { id: 'p1', href: '#users', title: 'Users', match: [0, 2], startContent: <Icon as={Users} size={18} /> },
      { id: 'p2', href: '#all-users', title: 'All users', match: [4, 6], startContent: <Icon as={House} size={18} /> },
    ],
  },
  {
    id: 'files',
    title: 'Files',
    emptyState: 'No results',
    items: [
      {
        id: 'f1',
        href: '#file',
        title: 'Bonus October.pdf',
        match: [3, 5],
        startContent: <Icon as={FileText} size={18} />,
        description: 'Ilse Okafor',
        endContent: '1.2 MB',
      },
    ],
  },
  { id: 'contacts', title: 'Contacts', emptyState: 'No results', items: [] },
];

function Typed(props: ComponentProps<typeof SearchOverlay>) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ minBlockSize: 480 }}>
      <Navbar search={<SearchOverlay {...props} value={value} onValueChange={setValue} />} />
    </div>
  );
}

const meta = {
  title: 'Patterns/SearchOverlay',
  component: SearchOverlay,
  args: {
    label: 'Search',
    placeholder: 'Search pages, files, contacts',
    value: '',
    groups,
    summary: '3 results',
    onValueChange: fn(),
    onAction: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchOverlay>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: 'Search' });
    const chosen = () => canvas.getByRole('option', { selected: true });
    await step('focuses the field without showing a list', async () => {
      await expect(field).toHaveFocus();
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('moves through the results of all groups with arrow keys, without wrapping', async () => {
      await userEvent.type(field, 'us');
      await expect(chosen()).toHaveTextContent('Users');
      await userEvent.keyboard('{ArrowUp}');
      await expect(chosen()).toHaveTextContent('Users');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(chosen()).toHaveTextContent('Bonus October.pdf');
      await userEvent.keyboard('{Home}');
      await expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
    });
    await step('calls onAction with Enter, and with isNewTab with Ctrl+Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'p1' }), false);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'p1' }), true);
    });
    await step('clears the field on the first Escape and closes the search on the second', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
};

export const Playground: Story = { args: { value: 'us' } };

export const Loading: Story = { args: { value: 'us', loading: true } };

export const Failed: Story = {
  args: { value: 'us', error: { text: 'The search could not be loaded.', retryLabel: 'Try again', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.error!.onRetry).toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  args: { value: 'zzz', summary: '0 results', groups: groups.map((group) => ({ ...group, items: [] })) },
};

export const People: Story = {
  args: {
    value: 'to',
    groups: [
      {
        id: 'contacts',
        title: 'Contacts',
        emptyState: 'No results',
        items: [
          {
            id: 'c1',
            href: '#c',
            title: 'Tomás Reyes',
            match: [0, 2],
            startContent: <Avatar name="Tomás Reyes" aria-hidden />,
            description: 'tomas.reyes@saltmarsh.example',
            endContent: '14 Nov',
          },
        ],
      },
    ],
  },
};

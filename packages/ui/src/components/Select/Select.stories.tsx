import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loadVirtualRows } from '../../private/lists/LazyVirtualList';
import { Select, type SelectProps } from './Select';

const stations = ['Cold larder', 'Garnish', 'Grill', 'Pastry'].map((label) => ({ value: label.toLowerCase(), label }));
const roles = [
  'Bar lead',
  'Bookkeeper',
  'Floor manager',
  'Head chef',
  'Host',
  'Owner',
  'Pastry chef',
  'Porter',
  'Server',
  'Sous-chef',
].map((label, i) => ({ value: label.toLowerCase(), label, count: 3 + i }));

function Controlled({ value: first, onValueChange, ...props }: SelectProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <Select
        {...props}
        value={value}
        onValueChange={(next) => {
          onValueChange?.(next);
          setValue(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Select',
  component: Select,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Station', options: stations, value: 'grill', onValueChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('button', { name: /Station/ });
    await expect(box).toHaveTextContent('Grill');
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'Pastry' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('pastry');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveTextContent('Pastry');

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pastry' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('grill');
    await waitFor(() => expect(box).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** The list receives focus again when reopened during its exit animation. */
export const Reopened: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    for (let times = 1; times <= 3; times += 1) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('listbox')).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      button.focus();
    }
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('listbox');
  },
};

/** Eight or more options add a search field. */
export const Searchable: Story = {
  args: { label: 'Role', options: roles, value: null, placeholder: 'Any role' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Role/ }));
    const search = await screen.findByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('chef');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

const bins = Array.from({ length: 1200 }, (_, i) => `Bin ${String(i + 1).padStart(4, '0')}`);
const manyBins = bins.map((label) => ({ value: label, label }));

/** Only the options in or near the viewport of the list are rendered. */
export const LongList: Story = {
  args: { label: 'Bin', options: manyBins, value: 'Bin 0600' },
  play: async ({ canvasElement, args }) => {
    await loadVirtualRows();
    const box = within(canvasElement).getByRole('button', { name: /Bin/ });
    await userEvent.click(box);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bin 0600' })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('119');
    // While scrolling to the result, the list ignores clicks.
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Bin 1190' })).toHaveStyle({ pointerEvents: 'auto' }),
    );
    await userEvent.click(screen.getByRole('option', { name: 'Bin 1190' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Bin 1190');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bin 1190' })).toBeVisible());
  },
};

export const NothingFound: Story = {
  args: { label: 'Role', options: roles, value: null },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Role/ }));
    await screen.findByRole('searchbox');
    await userEvent.keyboard('xyz');
    await screen.findByText('No results');
  },
};

/** The list opens while its options load. */
export const Loading: Story = {
  args: { label: 'Role', options: [], value: null, loading: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Role/ }));
    await expect(await screen.findByRole('listbox')).toHaveTextContent('Loading');
  },
};

export const WithCounts: Story = {
  args: { label: 'Role', options: roles.slice(0, 5), value: 'host', searchable: false },
  play: Open.play,
};

export const WithDescriptions: Story = {
  args: {
    label: 'Access',
    value: 'server',
    options: [
      { value: 'owner', label: 'Owner', description: 'Everything, in all workplaces' },
      { value: 'server', label: 'Server', description: 'Bills and tables' },
      { value: 'guest', label: 'Guest', description: 'Ask the owner', disabled: true },
    ],
  },
  play: Open.play,
};

export const WithHelp: Story = { args: { description: 'Tickets print there.' } };

export const Invalid: Story = {
  args: { value: null, error: 'Pick a station.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Station/ })).toHaveAccessibleDescription(
      /Pick a station/,
    );
  },
};

export const Required: Story = { args: { required: true, requiredMark: true, value: null } };

export const Empty: Story = { args: { value: null } };

export const Disabled: Story = { args: { disabled: true } };

export const HiddenLabel: Story = { args: { hideLabel: true, size: 'bar', startIcon: MapPin } };

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Dish">
      <Select {...args} value={undefined} defaultValue="grill" name="station" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('station')).toBe('grill');
  },
};

/** The browser can fill in the field. */
export const Autofill: Story = {
  args: { label: 'Country', value: null, autoComplete: 'country' },
  play: async ({ canvas, canvasElement }) => {
    const native = canvasElement.querySelector('select')!;
    await userEvent.selectOptions(native, 'grill');
    await expect(canvas.getByRole('button', { name: /Country/ })).toHaveTextContent('Grill');
  },
};

export const LongText: Story = {
  args: {
    value: 'long',
    options: [...stations, { value: 'long', label: 'The station beside the pass where the small plates are finished' }],
  },
  play: Open.play,
};

export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { options: roles, value: 'host' },
  play: Open.play,
};

export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 280 }}>
      {(['sm', 'bar', 'md'] as const).map((size) => (
        <Select key={size} {...args} label={`Size ${size}`} size={size} />
      ))}
    </div>
  ),
};

export const Dark: Story = { globals: { skin: 'dark' }, play: Open.play };

export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'ar' },
  args: {
    label: 'المحطة',
    value: 'grill',
    options: [
      { value: 'grill', label: 'الشواية' },
      { value: 'cold', label: 'البارد', count: 4 },
    ],
  },
  play: Open.play,
};

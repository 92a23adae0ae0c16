import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as field from '../../private/fields/Field.css';
import { loadVirtualRows } from '../../private/lists/LazyVirtualList';
import { Stack } from '../Stack/Stack';
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from './ComboBox';

const sizes = Object.keys(field.size) as (keyof typeof field.size)[];
const option = (label: string, more?: Partial<ComboBoxOption>) => ({ value: label.toLowerCase(), label, ...more });
const dishes = [
  option('Bavette, salsa verde'),
  option('Crème brûlée'),
  option('Hake, saffron potatoes', { description: 'Mains', count: 31 }),
  option('Roast squash soup'),
  option('Sea bass, brown butter', { disabled: true }),
  option('Short rib, celeriac'),
];
const many = Array.from({ length: 1200 }, (_, i) => option(`Bin ${String(i + 1).padStart(4, '0')}`));

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: 'Dish', options: dishes, onValueChange: fn(), placeholder: 'Hake, saffron potatoes' },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const field_ = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox', { name: /Dish|Bin|Guest/ });
const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = field_(canvasElement);
    // By pointer: the button shows all options.
    await userEvent.click(within(canvasElement).getByRole('button', { hidden: true }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(dishes.length));
    await userEvent.click(screen.getByRole('option', { name: /Hake/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hake, saffron potatoes', dishes[2]);
    await closed();
    await expect(input).toHaveValue('Hake, saffron potatoes');
    // By keyboard: typing filters, ignoring accents.
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, undefined);
    await userEvent.keyboard('creme');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('crème brûlée', dishes[1]);
    await closed();
    // On blur, text that matches no option is replaced with the selected option.
    await userEvent.keyboard('{Backspace}x');
    await userEvent.tab();
    await expect(input).toHaveValue('Crème brûlée');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = { args: { clearable: true, defaultValue: 'roast squash soup' } };

const guests = ['Dana Ashworth', 'Dario Reyes', 'Ilse Okafor', 'Tomas Reyes'].map((name) => option(name));
const loadGuests = fn(
  (text: string, signal: AbortSignal) =>
    new Promise<ComboBoxOption[]>((resolve, reject) => {
      setTimeout(() => {
        if (text === 'fail') reject(new Error('offline'));
        else if (!signal.aborted) resolve(guests.filter((guest) => guest.label.toLowerCase().includes(text)));
      }, 30);
    }),
);

/** Options are loaded for the typed text. Requests are debounced. */
export const Loading: Story = {
  args: { label: 'Guest', options: undefined, loadOptions: loadGuests, placeholder: 'Name', clearable: true },
  play: async ({ canvasElement, args }) => {
    loadGuests.mockClear();
    const input = field_(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('reyes');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(loadGuests.mock.calls.length).toBeLessThan(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('tomas reyes', guests[3]);
    await closed();
    await expect(input).toHaveValue('Tomas Reyes');
    // Options are loaded again after clearing, and a failure to load is announced.
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear', hidden: true }));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('fail');
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(/Could not load/));
    await userEvent.clear(input);
    await userEvent.keyboard('ilse');
    await screen.findByRole('option', { name: 'Ilse Okafor' });
  },
};

function Creating({ onCreate, options = [], ...props }: ComboBoxProps) {
  const [own, setOwn] = useState(options as readonly ComboBoxOption[]);
  return (
    <ComboBox
      {...props}
      options={own}
      onCreate={(text) => {
        void onCreate?.(text);
        const made = option(text);
        setOwn([...own, made]);
        return made;
      }}
    />
  );
}

export const Creatable: Story = {
  args: { onCreate: fn() },
  render: (args) => <Creating {...args} />,
  play: async ({ canvasElement, args }) => {
    const input = field_(canvasElement);
    await userEvent.click(input);
    await userEvent.keyboard('Braised leek');
    await userEvent.click(await screen.findByRole('option', { name: 'Add “Braised leek”' }));
    await expect(args.onCreate).toHaveBeenLastCalledWith('Braised leek');
    await waitFor(() => expect(input).toHaveValue('Braised leek'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('braised leek', option('Braised leek'));
    await closed();
    // Enter also creates an option, unless it exists.
    await userEvent.clear(input);
    await userEvent.keyboard('Quince tart{Enter}');
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(input).toHaveValue('Quince tart'));
    await userEvent.clear(input);
    await userEvent.keyboard('braised LEEK{Enter}');
    await waitFor(() => expect(input).toHaveValue('Braised leek'));
    await expect(args.onCreate).toHaveBeenCalledTimes(2);
  },
};

/** Only the options in or near the viewport of the list are rendered. */
export const LongList: Story = {
  args: { label: 'Bin', options: many, defaultValue: 'bin 0600', placeholder: undefined },
  play: async ({ canvasElement, args }) => {
    await loadVirtualRows();
    await userEvent.click(within(canvasElement).getByRole('button', { hidden: true }));
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bin 0600' })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await expect(screen.getByRole('option', { name: 'Bin 0600' })).toHaveAttribute('aria-setsize', '1200');
    await userEvent.clear(field_(canvasElement));
    await userEvent.keyboard('119');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Bin 1190' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bin 1190', many[1189]);
  },
};

export const Sections: Story = {
  args: {
    options: [
      { title: 'Starters', options: dishes.slice(3, 5) },
      { title: 'Mains', options: dishes.slice(0, 3) },
    ],
    startIcon: MapPin,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(field_(canvasElement));
    await userEvent.keyboard('br');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(screen.getByRole('group', { name: 'Mains' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Crème brûlée' }).querySelector('mark')).toHaveTextContent('br');
    await userEvent.keyboard('xx');
    await screen.findByText('No results');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="px16">
      {sizes.map((size) => (
        <ComboBox key={size} {...args} label={`Dish, ${size}`} size={size} startIcon={MapPin} clearable />
      ))}
    </Stack>
  ),
  args: { defaultValue: 'short rib, celeriac' },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="px16">
      <ComboBox {...args} label="Empty" description="The till prints it." requiredMark required />
      <ComboBox {...args} label="Invalid" error="Choose a dish that is on the menu." />
      <ComboBox {...args} label="Disabled" disabled defaultValue="roast squash soup" />
      <ComboBox {...args} label="Read-only" readOnly defaultValue="roast squash soup" />
      <ComboBox {...args} label="On its way" loading />
      <ComboBox {...args} label="Hidden label" hideLabel size="bar" />
      <ComboBox
        {...args}
        label="Long text"
        options={[option('Allergikerinformationen für die Abendkarte und alles, was sich auf sie bezieht')]}
        defaultValue="allergikerinformationen für die abendkarte und alles, was sich auf sie bezieht"
        clearable
      />
    </Stack>
  ),
};

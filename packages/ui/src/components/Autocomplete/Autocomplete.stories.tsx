import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotebookPen } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as field from '../../private/fields/Field.css';
import { Stack } from '../Stack/Stack';
import { Autocomplete, type Suggestion } from './Autocomplete';

const sizes = Object.keys(field.size) as (keyof typeof field.size)[];
const notes = ['No onions', 'No nuts', 'Dressing on the side', 'Well done', 'Birthday candle'];

const meta = {
  title: 'Components/Autocomplete',
  component: Autocomplete,
  args: { label: 'Note to the kitchen', suggestions: notes, onValueChange: fn(), onSuggestionSelect: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Autocomplete>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Note to the kitchen' });
    await userEvent.click(input);
    await userEvent.keyboard('no');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(screen.getByRole('option', { name: 'No nuts' }));
    await expect(args.onSuggestionSelect).toHaveBeenLastCalledWith({ value: 'No nuts', label: 'No nuts' });
    await expect(input).toHaveValue('No nuts');
    await closed();
    // Free text is kept on blur.
    await userEvent.keyboard(' at seat 3');
    await closed();
    await userEvent.tab();
    await expect(input).toHaveValue('No nuts at seat 3');
    await userEvent.tab({ shift: true });
    await userEvent.clear(input);
    await userEvent.keyboard('side{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Dressing on the side');
    await closed();
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

const suppliers = ['Quay Fish', 'Quince & Sons', 'Salt Marsh Lamb'];
const load = fn((text: string): Promise<Suggestion[]> =>
  Promise.resolve(
    suppliers
      .filter((name) => name.toLowerCase().includes(text))
      .map((name) => ({ value: name, label: name, description: 'Delivers on weekdays' })),
  ),
);

/** Requests are debounced. The list stays closed when nothing is found. */
export const Loading: Story = {
  args: { label: 'Supplier', suggestions: undefined, loadSuggestions: load },
  play: async ({ canvas }) => {
    load.mockClear();
    const input = canvas.getByRole('combobox', { name: 'Supplier' });
    await userEvent.click(input);
    await userEvent.keyboard('qui');
    await userEvent.click(await screen.findByRole('option', { name: /Quince/ }));
    await expect(input).toHaveValue('Quince & Sons');
    await expect(load.mock.calls.length).toBeLessThan(3);
    await closed();
    await userEvent.clear(input);
    await userEvent.keyboard('unheard of');
    await closed();
    await expect(input).toHaveValue('unheard of');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="px16">
      {sizes.map((size) => (
        <Autocomplete key={size} {...args} label={`Note, ${size}`} size={size} startIcon={NotebookPen} />
      ))}
      <Autocomplete {...args} label="Filled" defaultValue="No onions" description="Shown on the ticket." requiredMark />
      <Autocomplete {...args} label="Invalid" error="Keep it under 40 letters." defaultValue="No onions, no nuts" />
      <Autocomplete {...args} label="Disabled" disabled defaultValue="No onions" />
      <Autocomplete {...args} label="Read-only" readOnly defaultValue="No onions" />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'ملاحظة للمطبخ', suggestions: ['بدون بصل', 'بدون مكسرات'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.keyboard('بدون');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { WheatOff } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as field from '../../private/fields/Field.css';
import { Stack } from '../Stack/Stack';
import { TagField, type TagOption } from './TagField';

const sizes = Object.keys(field.size) as (keyof typeof field.size)[];
const allergens = ['Celery', 'Crustaceans', 'Eggs', 'Gluten', 'Milk', 'Mustard', 'Nuts', 'Sesame'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const all = allergens.map((one) => one.value);

const meta = {
  title: 'Components/TagField',
  component: TagField,
  args: {
    label: 'Allergens',
    options: allergens,
    defaultValue: ['gluten', 'milk'],
    onValueChange: fn(),
    placeholder: 'Nuts, sesame',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

// Not queried by role: an open list hides the tags from screen readers.
const tags = () => [...document.querySelectorAll('[role="grid"] [role="row"]')].map((row) => row.textContent);

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Allergens' });
    await userEvent.click(input);
    await userEvent.keyboard('s');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeLessThan(allergens.length));
    await userEvent.click(screen.getByRole('option', { name: 'Sesame' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['gluten', 'milk', 'sesame']);
    // The list stays open to select more.
    await expect(input).toHaveFocus();
    await userEvent.keyboard('nuts{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['gluten', 'milk', 'sesame', 'nuts']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(tags()).toEqual(['Gluten', 'Milk', 'Sesame']);
    // Arrow keys move to the tags, Delete removes one.
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('row', { name: 'Sesame' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(tags()).toEqual(['Gluten', 'Sesame']);
    await userEvent.click(within(screen.getByRole('row', { name: 'Gluten' })).getByRole('button', { name: /Remove/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['sesame']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Gluten removed');
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Custom texts are added with Enter, comma, on blur or by pasting a list. */
export const Creatable: Story = {
  args: {
    label: 'Send the report to',
    options: undefined,
    defaultValue: [],
    creatable: true,
    placeholder: 'Address',
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Send the report to' });
    await userEvent.click(input);
    await userEvent.keyboard('maren@saltmarsh.example{Enter}');
    // The input is after the tag, or on the next row if it doesn't fit.
    const isInTagRow = () => {
      const tag = screen.getByRole('row', { name: 'maren@saltmarsh.example' }).getBoundingClientRect();
      return input.getBoundingClientRect().top < tag.bottom;
    };
    await expect(isInTagRow()).toBe(true);
    await userEvent.keyboard('ilse.okafor@quay-street.saltmarsh.example');
    await expect(isInTagRow()).toBe(false);
    await userEvent.clear(input);
    await userEvent.keyboard('ilse@saltmarsh.example,');
    await userEvent.paste('tomas@saltmarsh.example; dana@ashworth.example');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'maren@saltmarsh.example',
      'ilse@saltmarsh.example',
      'tomas@saltmarsh.example',
      'dana@ashworth.example',
    ]);
    await userEvent.keyboard('dario@saltmarsh.example');
    await userEvent.tab();
    await waitFor(() => expect(tags()).toHaveLength(5));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** At the limit, the other options are disabled. */
export const Limited: Story = {
  args: { max: 3, fixedValues: ['gluten'], description: 'Three at most, gluten always.', creatable: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Eggs' }));
    await expect(tags()).toEqual(['Gluten', 'Milk', 'Eggs']);
    await expect(screen.getByRole('option', { name: 'Nuts' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Gluten' }));
    await expect(tags()).toEqual(['Gluten', 'Milk', 'Eggs']);
    await userEvent.click(screen.getByRole('option', { name: 'Milk' }));
    await expect(tags()).toEqual(['Gluten', 'Eggs']);
    await userEvent.keyboard('lupin');
    await userEvent.click(await screen.findByRole('option', { name: 'Add “lupin”' }));
    await expect(tags()).toEqual(['Gluten', 'Eggs', 'lupin']);
    await userEvent.keyboard('{Backspace}oats');
    await userEvent.tab();
    await waitFor(() => expect(tags()).toEqual(['Gluten', 'Eggs', 'oats']));
  },
};

const people = ['Dana Ashworth', 'Ilse Okafor', 'Maren Holt', 'Tomas Reyes'];
const load = fn((text: string): Promise<TagOption[]> =>
  Promise.resolve(people.filter((name) => name.toLowerCase().includes(text)).map((label) => ({ value: label, label }))),
);

export const Loading: Story = {
  args: { label: 'On shift', options: undefined, defaultValue: [], loadOptions: load, placeholder: 'Name' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('ok');
    await userEvent.click(await screen.findByRole('option', { name: 'Ilse Okafor' }));
    await userEvent.keyboard('reyes');
    await screen.findByRole('option', { name: 'Tomas Reyes' });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // Tags keep their labels when the list shows other options.
    await expect(tags()).toEqual(['Ilse Okafor', 'Tomas Reyes']);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Ilse Okafor', 'Tomas Reyes']);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="px16">
      {sizes.map((size) => (
        <TagField key={size} {...args} label={`Allergens, ${size}`} size={size} />
      ))}
      <TagField {...args} label="Empty" defaultValue={[]} requiredMark description="What guests must be told." />
      <TagField {...args} label="Invalid" defaultValue={all.slice(0, 3)} error="Choose what is in the sauce." />
      <TagField {...args} label="Disabled" disabled />
      <TagField {...args} label="Read-only" defaultValue={all} readOnly />
      <TagField {...args} label="Full" max={2} />
      <TagField {...args} label="With an icon" defaultValue={all} startIcon={WheatOff} max={12} />
      <TagField
        {...args}
        label="Long text"
        options={[
          { value: 'long', label: 'Allergikerinformationen für die Abendkarte und alles andere' },
          ...allergens,
        ]}
        defaultValue={['long', ...all]}
        fixedValues={['eggs']}
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'مسببات الحساسية',
    options: [
      { value: 'milk', label: 'حليب' },
      { value: 'nuts', label: 'مكسرات' },
    ],
    defaultValue: ['milk', 'nuts'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('row', { name: 'مكسرات' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('row', { name: 'حليب' })).toHaveFocus();
  },
};

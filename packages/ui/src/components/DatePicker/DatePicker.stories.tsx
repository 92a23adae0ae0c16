import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { size } from '../../private/fields/Field.css';
import { Grid } from '../Grid/Grid';
import { DatePicker, type DatePickerProps } from './DatePicker';

function Controlled({ value: first = null, onValueChange, ...props }: DatePickerProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <DatePicker
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
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: 'Delivery', value: '2025-11-14', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /^Calendar/ });

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('selects a day by pointer', async () => {
      await userEvent.click(opener(canvasElement));
      await userEvent.click(await screen.findByRole('button', { name: /\b18 November 2025/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-18');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    });
    await step('selects a day by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: /\b18 November 2025/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-25');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('accepts a typed value', async () => {
      await userEvent.click(within(canvasElement).getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard('03');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-03');
    });
  },
};

export const Playground: Story = { args: { clearable: true, description: 'The van comes before noon.' } };

export const Presets: Story = {
  args: {
    presets: [
      { label: 'Tomorrow', value: '2025-11-15' },
      { label: 'Next Friday', value: '2025-11-21' },
    ],
    clearable: true,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(opener(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: 'Next Friday' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-21');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener(canvasElement));
    await screen.findByRole('button', { name: 'Next Friday', pressed: true });
  },
};

export const WithTime: Story = {
  args: { label: 'Doors open', value: '2025-11-14T18:30', showTime: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: /\b18 November 2025/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-18T18:30');
    const hour = within(screen.getByRole('dialog')).getByRole('spinbutton', { name: /hour/ });
    await userEvent.click(hour);
    await userEvent.keyboard('20');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-18T20:30');
  },
};

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Order">
      <DatePicker {...args} value={undefined} defaultValue="2025-11-14" name="delivery" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('delivery')).toBe('2025-11-14');
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <DatePicker label="Empty" description="Six weeks ahead at most." requiredMark required />
      <DatePicker label="Can be emptied" defaultValue="2025-11-14" clearable />
      <DatePicker label="Read only" value="2025-11-14" readOnly />
      <DatePicker label="Disabled" value="2025-11-14" disabled />
      <DatePicker label="Error" defaultValue="2025-11-17" error="Choose a day on which the house is open." />
      <DatePicker label="With a time" defaultValue="2025-11-14T18:30" showTime />
      {(Object.keys(size) as (keyof typeof size)[]).map((key) => (
        <DatePicker key={key} label={`Size ${key}`} size={key} defaultValue="2025-11-14" />
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'يوم التسليم', presets: [{ label: 'غدًا', value: '2025-11-15' }], clearable: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0]!);
    await screen.findByRole('grid');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Calendar, type CalendarProps } from './Calendar';
import { RangeCalendar } from './RangeCalendar';

function Controlled({ value: first = null, onValueChange, ...props }: CalendarProps) {
  const [value, setValue] = useState(first);
  return (
    <Calendar
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  args: { label: 'Day of the delivery', value: '2025-11-14', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const day = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('button', { name });

/** Returns the first of two "Next" buttons. The second is visually hidden, after the grid. */
const next = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button', { name: 'Next' })[0]!;

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('selects a day by pointer', async () => {
      await userEvent.click(day(canvasElement, /18 November 2025/));
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-18');
      await userEvent.click(next(canvasElement));
      await expect(within(canvasElement).getByRole('grid', { name: /December 2025/ })).toBeVisible();
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Previous' }));
    });
    await step('selects a day by keyboard', async () => {
      day(canvasElement, /18 November 2025/).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-26');
      await userEvent.keyboard('{PageDown}{Home}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-12-22');
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-12-28');
      await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-12-01');
    });
  },
};

export const Playground: Story = { args: { showPickers: true, months: 1 } };

/** Days outside `min` and `max`, unavailable days, and an error. */
export const Limits: Story = {
  args: {
    min: '2025-11-10',
    max: '2025-11-28',
    // The restaurant is closed on Mondays.
    isDateUnavailable: (iso) => new Date(`${iso}T12:00`).getDay() === 1,
    error: 'Choose a day on which the restaurant is open.',
    value: '2025-11-17',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(day(canvasElement, /24 November 2025/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(next(canvasElement)).toBeDisabled();
    await userEvent.click(day(canvasElement, /25 November 2025/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-11-25');
  },
};

/** Month and year selects for distant dates. */
export const Pickers: Story = {
  args: { label: 'Birthday', value: '1988-02-29', showPickers: true, min: '1920-01-01', max: '2025-12-31' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'year' }), '1994');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'month' }), 'July');
    await expect(canvas.getByRole('grid', { name: /July 1994/ })).toBeVisible();
  },
};

const onRange = fn();
export const Range: Story = {
  render: () => (
    <RangeCalendar
      label="Days of the report"
      defaultValue={{ start: '2025-11-10', end: '2025-11-14' }}
      months={2}
      onValueChange={onRange}
    />
  ),
  play: async ({ canvasElement, step }) => {
    await step('selects a range by pointer', async () => {
      await userEvent.click(day(canvasElement, /20 November 2025/));
      await userEvent.click(day(canvasElement, /\b3 December 2025/));
      await expect(onRange).toHaveBeenLastCalledWith({ start: '2025-11-20', end: '2025-12-03' });
    });
    await step('choosing the first day by keyboard moves focus to the next day', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
      await expect(onRange).toHaveBeenLastCalledWith({ start: '2025-12-04', end: '2025-12-12' });
    });
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <Calendar {...args} label="Nothing chosen" value={null} />
      <Calendar {...args} label="Read only" readOnly />
      <Calendar {...args} label="Disabled" disabled />
      <Calendar {...args} label="Sunday first" firstDayOfWeek="sun" />
      <RangeCalendar
        label="Wrong range"
        value={{ start: '2025-11-04', end: '2025-11-21' }}
        error="Choose fourteen days at most."
      />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <Calendar label="يوم التسليم" defaultValue="2025-11-14" />
      <RangeCalendar label="أيام التقرير" defaultValue={{ start: '2025-11-10', end: '2025-11-14' }} />
    </div>
  ),
};

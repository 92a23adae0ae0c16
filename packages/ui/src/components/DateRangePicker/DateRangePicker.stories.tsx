import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { size } from '../../private/fields/Field.css';
import { Grid } from '../Grid/Grid';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';

const presets = [
  { label: 'Today', value: { start: '2025-11-15', end: '2025-11-15' } },
  { label: 'Yesterday', value: { start: '2025-11-14', end: '2025-11-14' } },
  { label: 'This week', value: { start: '2025-11-10', end: '2025-11-16' } },
  { label: 'Last 7 service days', value: { start: '2025-11-08', end: '2025-11-14' } },
];

function Controlled({ value: first = null, onValueChange, ...props }: DateRangePickerProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <DateRangePicker
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
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Service days', value: { start: '2025-11-10', end: '2025-11-14' }, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: /^Calendar/ });
const day = (name: RegExp) => screen.findByRole('button', { name });

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('selects a range by pointer', async () => {
      await userEvent.click(opener(canvasElement));
      await userEvent.click(await day(/\b18 November 2025/));
      await expect(args.onValueChange).not.toHaveBeenCalled();
      await userEvent.click(await day(/\b21 November 2025/));
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2025-11-18', end: '2025-11-21' });
      await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    });
    await step('selects a range by keyboard', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: /\b18 November 2025/ })).toHaveFocus());
      await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2025-11-18', end: '2025-11-20' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('accepts a typed value', async () => {
      await userEvent.click(within(canvasElement).getByRole('spinbutton', { name: /day, End Date/ }));
      await userEvent.keyboard('28');
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2025-11-18', end: '2025-11-28' });
    });
  },
};

export const Playground: Story = { args: { presets, clearable: true, months: 2 } };

export const Presets: Story = {
  args: { presets, clearable: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: 'This week' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2025-11-10', end: '2025-11-16' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(opener(canvasElement));
    await userEvent.click(await screen.findByRole('button', { name: 'This week' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener(canvasElement));
    await screen.findByRole('button', { name: 'This week', pressed: true });
  },
};

/** November 2026 has six weeks, December five. Their weeks line up. */
export const TwoMonths: Story = {
  args: { months: 2, value: { start: '2026-11-24', end: '2026-12-04' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    const tops = (await screen.findAllByRole('grid')).map((grid) =>
      within(grid)
        .getAllByRole('row')
        .map((row) => Math.round(row.getBoundingClientRect().top)),
    );
    await expect(tops.map((rows) => rows.length)).toEqual([6, 5]);
    await expect(tops[1]).toEqual(tops[0]!.slice(0, 5));
  },
};

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Report">
      <DateRangePicker {...args} value={undefined} defaultValue={presets[2]!.value} startName="from" endName="to" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const data = new FormData(within(canvasElement).getByRole<HTMLFormElement>('form'));
    await expect([data.get('from'), data.get('to')]).toEqual(['2025-11-10', '2025-11-16']);
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <DateRangePicker label="Empty" description="The report covers ninety days at most." requiredMark required />
      <DateRangePicker label="Can be emptied" defaultValue={presets[2]!.value} clearable />
      <DateRangePicker label="Read only" value={presets[2]!.value} readOnly />
      <DateRangePicker label="Disabled" value={presets[2]!.value} disabled />
      <DateRangePicker label="Error" defaultValue={presets[2]!.value} error="Choose days before today." />
      {(Object.keys(size) as (keyof typeof size)[]).map((key) => (
        <DateRangePicker key={key} label={`Size ${key}`} size={key} defaultValue={presets[2]!.value} />
      ))}
      <div style={{ inlineSize: 200 }}>
        <DateRangePicker label="Narrow" defaultValue={presets[2]!.value} />
      </div>
    </Grid>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'أيام الخدمة',
    presets: [{ label: 'هذا الأسبوع', value: { start: '2025-11-08', end: '2025-11-14' } }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0]!);
    await screen.findByRole('grid');
  },
};

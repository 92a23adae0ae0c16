import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { size } from '../../private/fields/Field.css';
import { Grid } from '../Grid/Grid';
import { TimeField } from './TimeField';

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  args: { label: 'Arrival', startIcon: Clock, defaultValue: '19:45', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('spinbutton', { name });

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('changes the time by typing', async () => {
      await userEvent.click(part(canvasElement, /hour/));
      await userEvent.keyboard('2015');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('20:15');
    });
    await step('changes the time with arrow keys', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('19:16');
    });
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

/** Arrow keys change by quarters of an hour. Typed minutes are rounded on blur. */
export const MinuteStep: Story = {
  args: { minuteStep: 15 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, /minute/));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('19:00');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('19:30');
    await userEvent.keyboard('20');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('19:15');
  },
};

export const Limits: Story = {
  args: { min: '17:30', max: '22:00', description: 'The kitchen closes at 22:00.' },
  play: async ({ canvasElement }) => {
    await userEvent.click(part(canvasElement, /hour/));
    await userEvent.keyboard('2330');
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Enter 22:00 or earlier.')).toBeVisible();
    await expect(part(canvasElement, /hour/)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Booking">
      <TimeField {...args} name="arrival" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('arrival')).toBe('19:45');
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <TimeField label="Empty" startIcon={Clock} description="From 17:30 on." requiredMark required />
      <TimeField label="Twelve hours" startIcon={Clock} defaultValue="19:45" hourCycle={12} />
      <TimeField label="Read only" value="19:45" readOnly />
      <TimeField label="Disabled" startIcon={Clock} value="19:45" disabled />
      <TimeField label="Error" startIcon={Clock} defaultValue="03:10" error="Enter a time of the service." />
      {(Object.keys(size) as (keyof typeof size)[]).map((key) => (
        <TimeField key={key} label={`Size ${key}`} size={key} startIcon={Clock} defaultValue="19:45" />
      ))}
    </Grid>
  ),
};

export const RightToLeft: Story = { globals: { language: 'ar' }, args: { label: 'وقت الوصول' } };

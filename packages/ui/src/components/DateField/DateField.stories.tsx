import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cake } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { size } from '../../private/fields/Field.css';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { DateField } from './DateField';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Birthday', onValueChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('spinbutton', { name });

export const Default: Story = {
  args: { description: 'As in the passport.' },
  play: async ({ canvasElement, args, step }) => {
    await step('changes the value by clicking and typing', async () => {
      await userEvent.click(part(canvasElement, /^day/));
      await userEvent.keyboard('21112026');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21');
    });
    await step('changes the value with arrow keys', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-21');
      await expect(part(canvasElement, /month/)).toHaveAttribute('aria-valuetext', '12 – December');
    });
    await step('clears the value', async () => {
      await userEvent.click(part(canvasElement, /^year/));
      await userEvent.keyboard('{Backspace>12/}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Playground: Story = { args: { startIcon: Cake, defaultValue: '1988-02-29' } };

/** Errors about `min` and `max` appear on blur. */
export const Limits: Story = {
  args: { label: 'Delivery', min: '2026-11-21', max: '2026-12-24', description: 'Six weeks ahead at most.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(part(canvasElement, /^day/));
    await userEvent.keyboard('01012026');
    await expect(canvas.getByText('Six weeks ahead at most.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Enter 21 Nov 2026 or later.')).toBeVisible();
    await expect(part(canvasElement, /^day/)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const WithTime: Story = {
  args: { label: 'Doors open', showTime: true, defaultValue: '2026-11-21T18:30' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(part(canvasElement, /hour/));
    await userEvent.keyboard('19');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-21T19:30');
  },
};

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Guest">
      <DateField {...args} name="birthday" defaultValue="1988-02-29" />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('birthday')).toBe('1988-02-29');
    await userEvent.click(part(canvasElement, /year/));
    await userEvent.keyboard('1992');
    await expect(new FormData(form).get('birthday')).toBe('1992-02-29');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(new FormData(form).get('birthday')).toBe('1988-02-29');
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <DateField label="Empty" description="Day, month and year." requiredMark required />
      <DateField label="With icon" defaultValue="1988-02-29" startIcon={Cake} />
      <DateField label="Read only" value="2026-11-21" readOnly />
      <DateField label="Disabled" value="2026-11-21" disabled />
      <DateField label="Error" defaultValue="2026-02-28" error="Enter a day after 1 March." />
      <DateField label="With a time" defaultValue="2026-11-21T18:30" showTime hourCycle={12} />
      {(Object.keys(size) as (keyof typeof size)[]).map((key) => (
        <DateField key={key} label={`Size ${key}`} size={key} defaultValue="2026-11-21" />
      ))}
      <div style={{ inlineSize: 180 }}>
        <DateField
          label="Tag der Anlieferung der Gemüsekisten vom Großmarkt"
          description="Die Küche nimmt ab sechs Uhr an, der Schankraum ab neun."
          defaultValue="2026-11-21"
        />
      </div>
    </Grid>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: { label: 'تاريخ الميلاد', defaultValue: '1988-02-29', description: 'كما في جواز السفر.', startIcon: Cake },
};

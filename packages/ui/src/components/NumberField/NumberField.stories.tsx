import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { size } from '../../private/fields/Field.css';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { FormActions } from '../Form/FormActions';
import { Grid } from '../Grid/Grid';
import { NumberField, type NumberFieldProps } from './NumberField';

function Controlled({ value: first = null, onValueChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 280 }}>
      <NumberField
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
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Covers', value: 4, min: 1, max: 60, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox');

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('changes the value with the step buttons', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: /Increase/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
      await userEvent.click(within(canvasElement).getByRole('button', { name: /Decrease/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    });
    await step('changes the value by keyboard, up to the maximum', async () => {
      await userEvent.click(input(canvasElement));
      await userEvent.keyboard('{ArrowUp}');
      await expect(input(canvasElement)).toHaveValue('5');
      await userEvent.keyboard('{PageUp}');
      await expect(input(canvasElement)).toHaveValue('15');
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(input(canvasElement)).toHaveValue('5');
      await userEvent.keyboard('{End}');
      await expect(input(canvasElement)).toHaveValue('60');
    });
    await step('clamps typed values and reports null when empty', async () => {
      await userEvent.clear(input(canvasElement));
      await userEvent.type(input(canvasElement), '400');
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(60);
      await userEvent.clear(input(canvasElement));
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Playground: Story = { args: { startIcon: Users, description: 'Children count.', step: 1, bigStep: 6 } };

/** The format adds the currency symbol, which users don't have to type. */
export const Formats: Story = {
  args: {
    label: 'Price',
    value: 17,
    min: 0,
    max: undefined,
    step: 0.5,
    format: { style: 'currency', currency: 'USD' },
    suffix: 'per plate',
  },
  play: async ({ canvasElement, args }) => {
    await expect(input(canvasElement)).toHaveValue('$17.00');
    await userEvent.click(input(canvasElement));
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect(input(canvasElement)).toHaveValue('$22.50');
    await userEvent.clear(input(canvasElement));
    await userEvent.type(input(canvasElement), '1204.5');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveValue('$1,204.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1204.5);
  },
};

/** A button sets the value. Steps of a tenth, from 0 to 10. */
export const SetByButton: Story = {
  render: function Render() {
    const [value, setValue] = useState<number | null>(2.5);
    return (
      <Grid columns={{ base: 1, md: 2 }}>
        <NumberField label="Cooling, °C" value={value} onValueChange={setValue} min={0} max={10} step={0.1} />
        <Button style={{ alignSelf: 'end', justifySelf: 'start' }} onClick={() => setValue(10)}>
          Set to 10
        </Button>
      </Grid>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set to 10' }));
    await expect(input(canvasElement)).toHaveValue('10');
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await expect(input(canvasElement)).toHaveValue('9.9');
  },
};

export const InForm: Story = {
  render: (args) => (
    <Form aria-label="Booking">
      <NumberField {...args} value={undefined} defaultValue={4} name="covers" />
      <FormActions>
        <Button type="reset">Reset</Button>
      </FormActions>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Increase/ }));
    await expect(new FormData(form).get('covers')).toBe('5');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reset' }));
    await expect(new FormData(form).get('covers')).toBe('4');
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      <NumberField label="Empty" placeholder="4" description="Children count." requiredMark required />
      <NumberField label="At its limit" defaultValue={60} max={60} />
      <NumberField label="Read only" value={12} readOnly />
      <NumberField label="Disabled" value={12} disabled />
      <NumberField label="Error" defaultValue={0} error="Enter 1 or more." />
      <NumberField label="Sides" defaultValue={12} steppers="sides" />
      <NumberField label="No buttons" defaultValue={12} steppers="none" startIcon={Users} />
      <NumberField label="Percent" defaultValue={0.125} format={{ style: 'percent', maximumFractionDigits: 1 }} />
      <NumberField label="Unit" defaultValue={2.8} step={0.1} format={{ style: 'unit', unit: 'celsius' }} />
      <NumberField label="Accounting" defaultValue={-4} format={{ style: 'currency', currency: 'EUR' }} />
      {(Object.keys(size) as (keyof typeof size)[]).map((key) => (
        <NumberField key={key} label={`Size ${key}`} size={key} defaultValue={12} />
      ))}
      <div style={{ inlineSize: 150 }}>
        <NumberField label="Verkaufspreis je Portion einschließlich Pfand" defaultValue={1204.5} suffix="je Portion" />
      </div>
    </Grid>
  ),
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'السعر',
    value: 17,
    format: { style: 'currency', currency: 'USD' },
    description: 'مع الضريبة.',
    steppers: 'sides',
  },
};

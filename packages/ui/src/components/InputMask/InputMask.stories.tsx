import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { Select } from '../Select/Select';
import { InputMask, type InputMaskProps } from './InputMask';

function Controlled({ value: first = '', onValueChange, ...props }: InputMaskProps) {
  const [value, setValue] = useState(first);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <InputMask
        {...props}
        value={value}
        onValueChange={(next, bare) => {
          onValueChange?.(next, bare);
          setValue(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/InputMask',
  component: InputMask,
  args: { label: 'Card number', mask: { kind: 'card' }, startIcon: CreditCard, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof InputMask>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, name: string, text: string) => {
  const input = within(canvasElement).getByRole('textbox', { name });
  await userEvent.click(input);
  await userEvent.keyboard(text);
  return input;
};

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    await step('accepts a typed value', async () => {
      const input = await type(canvasElement, 'Card number', '4000123456789010');
      await expect(input).toHaveValue('4000 1234 5678 9010');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('4000 1234 5678 9010', '4000123456789010');
    });
    await step('regroups the digits after a deletion', async () => {
      const input = within(canvasElement).getByRole('textbox');
      await userEvent.keyboard('{Backspace}{Backspace}');
      await expect(input).toHaveValue('4000 1234 5678 90');
    });
    await step('ignores letters', async () => {
      await userEvent.keyboard('x1');
      await expect(within(canvasElement).getByRole('textbox')).toHaveValue('4000 1234 5678 901');
    });
  },
};

export const Playground: Story = { args: { mask: { kind: 'phone', pattern: '+1 (###) ###-####' }, label: 'Phone' } };

export const Masks: Story = {
  render: (args) => (
    <Grid columns={{ base: 1, md: 3 }}>
      <InputMask label="Card" mask={{ kind: 'card' }} defaultValue="378282246310005" />
      <InputMask label="Phone" mask={{ kind: 'phone', pattern: '+1 (###) ###-####' }} />
      <InputMask label="Date" mask={{ kind: 'date' }} onValueChange={args.onValueChange} />
      <InputMask label="Time" mask={{ kind: 'time' }} />
      <InputMask label="Number" mask={{ kind: 'number' }} prefix="$" />
      <InputMask label="Tax number" mask={{ kind: 'blocks', blocks: [3, 3, 2] }} />
      <InputMask
        label="Licence"
        mask={{ kind: 'blocks', blocks: [4, 4], delimiter: '-', characters: 'both', prefix: 'LD ' }}
      />
      <InputMask label="ISO date" mask={{ kind: 'date', order: 'ymd', separator: '-' }} defaultValue="20261121" />
      <InputMask label="Preis" mask={{ kind: 'number', thousands: '.', decimal: ',' }} suffix="€" />
    </Grid>
  ),
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Card' })).toHaveValue('3782 822463 10005');
    await expect(await type(canvasElement, 'Phone', '2025550143')).toHaveValue('+1 (202) 555-0143');
    await expect(await type(canvasElement, 'Date', '4112026')).toHaveValue('04/11/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('04/11/2026', '2026-11-04');
    await expect(await type(canvasElement, 'Time', '915')).toHaveValue('09:15');
    await expect(await type(canvasElement, 'Number', '1204567.5')).toHaveValue('1,204,567.5');
    await expect(await type(canvasElement, 'Tax number', '12345678')).toHaveValue('123 456 78');
    await expect(await type(canvasElement, 'Licence', 'ab12cd34')).toHaveValue('LD AB12-CD34');
    await expect(await type(canvasElement, 'Preis', '1204,5')).toHaveValue('1.204,5');
  },
};

const countries = [
  { value: '+1 (###) ###-####', label: 'United States' },
  { value: '+44 #### ######', label: 'United Kingdom' },
  { value: '+351 ### ### ###', label: 'Portugal' },
];

/** The mask of a phone number depends on the country. The text below is the value without the mask. */
export const PhoneByCountry: Story = {
  name: 'Phone by country, and the bare value',
  render: function Render({ onValueChange }) {
    const [pattern, setPattern] = useState(countries[0]!.value);
    const [phone, setPhone] = useState({ value: '', bare: '' });
    return (
      <Grid columns={{ base: 1, md: 2 }}>
        <Select
          label="Country"
          options={countries}
          value={pattern}
          onValueChange={(next) => {
            setPattern(next);
            setPhone({ value: '', bare: '' });
          }}
        />
        <InputMask
          label="Phone"
          mask={{ kind: 'phone', pattern }}
          value={phone.value}
          description={`Bare value: ${phone.bare || 'none'}`}
          onValueChange={(value, bare) => {
            onValueChange?.(value, bare);
            setPhone({ value, bare });
          }}
        />
      </Grid>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const input = await type(canvasElement, 'Phone', '2125550142');
    await expect(input).toHaveValue('+1 (212) 555-0142');
    await expect(canvas.getByText(/^Bare value: .*2125550142$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Country/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Portugal' }));
    await expect(await type(canvasElement, 'Phone', '912345678')).toHaveValue('+351 912 345 678');
  },
};

export const InForm: Story = {
  render: (args) => (
    <form aria-label="Payment">
      <InputMask {...args} name="card" defaultValue="4000123456789010" />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('card')).toBe('4000 1234 5678 9010');
  },
};

export const States: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 2 }}>
      <InputMask label="Empty" mask={{ kind: 'card' }} description="The long number on the front." requiredMark />
      <InputMask label="Error" mask={{ kind: 'card' }} defaultValue="4000 1234" error="Enter all digits of the card." />
      <InputMask label="Disabled" mask={{ kind: 'time' }} defaultValue="18:30" disabled />
      <InputMask label="Read only" mask={{ kind: 'time' }} defaultValue="18:30" readOnly />
      <InputMask label="Small" size="sm" mask={{ kind: 'date' }} />
      <InputMask
        label="Umsatzsteuer-Identifikationsnummer des Lieferanten"
        mask={{ kind: 'blocks', blocks: [3, 3, 3] }}
      />
    </Grid>
  ),
};

export const RightToLeft: Story = { globals: { language: 'ar' }, args: { label: 'رقم البطاقة', value: '40001234' } };

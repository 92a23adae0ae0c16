import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Search } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { Checkbox } from '../Checkbox/Checkbox';
import { TextArea } from '../TextArea/TextArea';
import { InputGroup } from './InputGroup';
import * as styles from './InputGroup.css';
import { InputGroupText } from './InputGroupText';

const sizes = Object.keys(styles.sizes) as (keyof typeof styles.sizes)[];
const currencies = ['USD', 'EUR', 'GBP'].map((value) => ({ value, label: value }));
const onSave = fn();

const meta = {
  title: 'Components/InputGroup',
  component: InputGroup,
  args: {
    label: 'Price',
    description: 'What the guest reads on the menu.',
    children: (
      <>
        <InputGroupText>$</InputGroupText>
        <TextField label="Amount" hideLabel defaultValue="17.00" tabular inputMode="decimal" />
        <Select label="Currency" hideLabel options={currencies} defaultValue="USD" />
        <Button onClick={onSave}>Save</Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
} satisfies Meta<typeof InputGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onSave.mockClear();
    await expect(canvas.getByRole('group', { name: 'Price' })).toHaveAccessibleDescription(/guest reads/);
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '18.50');
    await userEvent.tab();
    const currency = canvas.getByRole('button', { name: /Currency/ });
    await expect(currency).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'EUR' }));
    await waitFor(() => expect(currency).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSave).toHaveBeenCalledTimes(1);
  },
};

/** `Default` with all controls. Excluded from tests. */
export const Playground: Story = { tags: ['!test'] };

export const Matrix: Story = {
  render: () => (
    <Stack gap="px16">
      {sizes.map((size) => (
        <Stack key={size} gap="px16">
          <InputGroup label={`Address of the page, ${size}`}>
            <InputGroupText size={size}>https://</InputGroupText>
            <TextField label="Name" hideLabel size={size} defaultValue="quay-street" />
            <InputGroupText size={size}>.larder.example</InputGroupText>
          </InputGroup>
          <InputGroup label={`Search, ${size}`} hideLabel>
            <TextField label="Find a bill" hideLabel size={size} placeholder="Bill or table" />
            <Button size={size} variant="filled" startIcon={Search} iconOnly aria-label="Search" />
          </InputGroup>
        </Stack>
      ))}
    </Stack>
  ),
};

/** A checkbox, radio buttons, several buttons and a text area as parts. */
export const Parts: Story = {
  render: () => (
    <Stack gap="px16">
      <InputGroup label="Service charge">
        <InputGroupText>
          <Checkbox aria-label="Charge for service" defaultChecked />
        </InputGroupText>
        <TextField label="Percent" hideLabel defaultValue="12.5" inputMode="decimal" tabular />
        <InputGroupText>%</InputGroupText>
      </InputGroup>
      {['Percent', 'Amount'].map((kind, index) => (
        <InputGroup key={kind} label={`Discount as ${kind.toLowerCase()}`}>
          <InputGroupText>
            <input type="radio" name="discount" aria-label={kind} defaultChecked={index === 0} />
          </InputGroupText>
          <TextField label={kind} hideLabel defaultValue={index === 0 ? '10' : '5.00'} inputMode="decimal" tabular />
          <InputGroupText>{index === 0 ? '%' : '$'}</InputGroupText>
        </InputGroup>
      ))}
      <InputGroup label="Voucher">
        <TextField label="Code" hideLabel defaultValue="WINTER-26" />
        <Button>Check</Button>
        <Button variant="filled">Redeem</Button>
      </InputGroup>
      <InputGroup label="Kitchen">
        <InputGroupText>Note</InputGroupText>
        <TextArea label="Note" hideLabel defaultValue="Seat 3 has a sesame allergy" />
      </InputGroup>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap="px16">
      <InputGroup label="Opening hours" requiredMark>
        <TextField label="From" hideLabel defaultValue="17:00" tabular />
        <InputGroupText>–</InputGroupText>
        <TextField label="To" hideLabel defaultValue="23:00" tabular />
      </InputGroup>
      <InputGroup label="Send the receipt to" error="Enter an address, such as dana@ashworth.example.">
        <InputGroupText icon={Mail} />
        <TextField label="Address" hideLabel defaultValue="dana@" aria-invalid />
        <Button>Send</Button>
      </InputGroup>
      <InputGroup label="Disabled" disabled>
        <InputGroupText>$</InputGroupText>
        <TextField label="Fixed price" hideLabel defaultValue="Set by head office" disabled />
        <Button disabled>Save</Button>
      </InputGroup>
      <InputGroup label="Long text">
        <InputGroupText>Allergikerinformation</InputGroupText>
        <TextField label="Long" hideLabel defaultValue="Enthält Sesam, Senf und Spuren von Krebstieren" />
      </InputGroup>
    </Stack>
  ),
};

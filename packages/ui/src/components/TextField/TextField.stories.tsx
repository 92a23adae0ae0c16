import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../Grid/Grid';
import { TextLink } from '../TextLink/TextLink';
import { TextField } from './TextField';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Dish name', placeholder: 'Roast squash soup', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Dish name' });
    await userEvent.click(within(canvasElement).getByText('Dish name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Hake');
    await expect(input).toHaveValue('Hake');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Playground: Story = {
  args: { description: 'Shown on the till', maxLength: 40, counter: true, requiredMark: true },
};

export const Matrix: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      <TextField label="Default" placeholder="Dish name" />
      <TextField label="With help" defaultValue="Roast squash soup" description="Shown to servers on the till." />
      <TextField label="Error" prefix="$" defaultValue="−4.00" error="Enter 0 or more." />
      <TextField label="With affixes" prefix="$" suffix="per plate" defaultValue="17.00" tabular />
      <TextField label="Disabled" defaultValue="Set by head office" disabled />
      <TextField label="Search" startIcon={Search} placeholder="Find a bill" type="search" />
      <TextField label="Small" size="sm" defaultValue="Terrace" />
      <TextField label="Filter bar" size="bar" defaultValue="Terrace" />
      <TextField label="Counter" maxLength={40} counter defaultValue="Seat 3" />
    </Grid>
  ),
};

export const Affixes: Story = {
  args: { label: 'Price', prefix: '$', suffix: 'per plate', placeholder: '17.00' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('per plate'));
    await expect(within(canvasElement).getByRole('textbox', { name: 'Price' })).toHaveFocus();
  },
};

/** The keyboard and the checks of the browser depend on the type. */
export const Types: Story = {
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      <TextField label="Email" type="email" defaultValue="wren@saltmarsh.example" />
      <TextField label="Phone" type="tel" defaultValue="+1 212 555 0142" />
      <TextField label="Website" type="url" defaultValue="https://saltmarsh.example" />
      <TextField label="Covers" type="number" defaultValue="4" min={1} max={12} />
      <TextField label="Arrival" type="time" defaultValue="19:30" />
      <TextField label="Read only" readOnly defaultValue="Bill #1177" />
    </Grid>
  ),
};
export const LabelLink: Story = {
  args: {
    label: 'Work email',
    startIcon: Mail,
    placeholder: 'maren.holt@saltmarsh.example',
    labelEndContent: <TextLink href="#help">Forgot password?</TextLink>,
  },
};

export const HiddenLabel: Story = {
  args: {
    label: 'Find a bill',
    hideLabel: true,
    startIcon: Search,
    size: 'bar',
    type: 'search',
    placeholder: 'Search name or email',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Find a bill' })).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { label: 'Covers', error: 'Enter 1 or more.', defaultValue: '0' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Covers' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter 1 or more.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Set by head office' } };

export const LongText: Story = {
  args: {
    label: 'Bezeichnung der Allergikerinformation auf der Abendkarte',
    description: 'Wird auf der Kasse und auf dem Küchenbon unter dem Namen des Gerichts angezeigt.',
  },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
};

export const RightToLeft: Story = {
  globals: { language: 'ar' },
  args: {
    label: 'البريد الإلكتروني',
    startIcon: Mail,
    placeholder: 'maren.holt@saltmarsh.example',
    error: 'أدخل عنوان بريد إلكتروني.',
  },
};

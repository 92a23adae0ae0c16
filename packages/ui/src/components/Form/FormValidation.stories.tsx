import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { DatePicker } from '../DatePicker/DatePicker';
import { Grid } from '../Grid/Grid';
import { InputMask } from '../InputMask/InputMask';
import { PasswordField } from '../PasswordField/PasswordField';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { TextField } from '../TextField/TextField';
import { Form } from './Form';
import { FormActions } from './FormActions';

const meta = {
  title: 'Components/Form/Validation',
  component: Form,
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const actions = (label: string, isSubmitting = false) => (
  <FormActions>
    <Button variant="plain" type="reset">
      Reset
    </Button>
    <Button variant="filled" type="submit" loading={isSubmitting}>
      {label}
    </Button>
  </FormActions>
);

/** Fields are checked when they change. The values are shown after a valid submit. */
export const Default: Story = {
  render: function Render() {
    const [sent, setSent] = useState<object>();
    const { register, handleSubmit, reset, formState } = useForm({
      mode: 'onChange',
      defaultValues: { first: '', last: '', email: '', password: '' },
    });
    const { errors } = formState;
    const name = { minLength: { value: 3, message: 'Enter 3 characters or more.' }, required: 'Enter a name.' };
    return (
      <Stack gap="px16">
        <Form
          aria-label="Server"
          layout="grid"
          noValidate
          onSubmit={(event) => void handleSubmit(setSent)(event)}
          onReset={() => {
            reset();
            setSent(undefined);
          }}
        >
          <TextField label="First name" requiredMark {...register('first', name)} error={errors.first?.message} />
          <TextField label="Last name" requiredMark {...register('last', name)} error={errors.last?.message} />
          <TextField
            label="Email"
            type="email"
            requiredMark
            {...register('email', {
              required: 'Enter an email address.',
              pattern: { value: /^\S+@\S+\.\S+$/, message: 'Enter an address such as wren@saltmarsh.example.' },
            })}
            error={errors.email?.message}
          />
          <PasswordField
            label="Password"
            requiredMark
            autoComplete="new-password"
            {...register('password', {
              required: 'Enter a password.',
              minLength: { value: 6, message: 'Enter 6 characters or more.' },
            })}
            error={errors.password?.message}
          />
          {actions('Add server')}
        </Form>
        {sent && (
          <Alert tone="success" title="Server added">
            {Object.entries(sent)
              .filter(([field]) => field !== 'password')
              .map(([, value]) => String(value))
              .join(', ')}
          </Alert>
        )}
      </Stack>
    );
  },
  play: async ({ canvas, step }) => {
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await step('an invalid submit focuses the first field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add server' }));
      await waitFor(() => expect(first).toHaveFocus());
      await expect(first).toHaveAccessibleDescription('Enter a name.');
    });
    await step('a field is valid as soon as it changes', async () => {
      await userEvent.type(first, 'Wr');
      await expect(first).toHaveAccessibleDescription('Enter 3 characters or more.');
      await userEvent.type(first, 'en');
      await waitFor(() => expect(first).toBeValid());
    });
    await step('a valid submit shows the values', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Castellano');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'wren@saltmarsh.example');
      await userEvent.type(canvas.getByLabelText(/^Password/, { selector: 'input' }), 'hake-14{Enter}');
      await canvas.findByText('Wren, Castellano, wren@saltmarsh.example');
    });
    await step('a reset empties the fields', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(first).toHaveValue(''));
    });
  },
};

const rooms = ['Upper room', 'Terrace'].map((label) => ({ value: label, label }));
const booked = { room: 'Terrace', day: '2026-11-27' };

/** Sends a booking for a second. The server rejects the terrace on 27 November. */
const send = (values: { room: string | null; day: string | null }) =>
  new Promise<boolean>((resolve) =>
    setTimeout(() => resolve(values.room !== booked.room || values.day !== booked.day), 1000),
  );

/** Select, date and phone number in a form. The error of the server appears at its field. */
export const ServerErrors: Story = {
  render: function Render() {
    const [isBooked, setBooked] = useState(false);
    const { control, handleSubmit, setError, formState } = useForm({
      defaultValues: { room: booked.room as string | null, day: booked.day as string | null, phone: '' },
    });
    const submit = handleSubmit(async (values) => {
      setBooked(false);
      if (await send(values)) setBooked(true);
      else setError('room', { message: 'The terrace is taken that evening.' }, { shouldFocus: true });
    });
    const shared = (invalid: { message?: string } | undefined) => ({ requiredMark: true, error: invalid?.message });
    return (
      <Form aria-label="Booking" noValidate onSubmit={(event) => void submit(event)}>
        <Grid columns={{ base: 1, md: 2 }}>
          <Controller
            name="room"
            control={control}
            rules={{ required: 'Choose a room.' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <Select label="Room" options={rooms} onValueChange={onChange} {...field} {...shared(fieldState.error)} />
            )}
          />
          <Controller
            name="day"
            control={control}
            rules={{ required: 'Choose a day.' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <DatePicker label="Day" onValueChange={onChange} {...field} {...shared(fieldState.error)} />
            )}
          />
        </Grid>
        <Controller
          name="phone"
          control={control}
          rules={{ minLength: { value: 17, message: 'Enter all 10 digits.' }, required: 'Enter a phone number.' }}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <InputMask
              label="Phone"
              mask={{ kind: 'phone', pattern: '+1 (###) ###-####' }}
              onValueChange={onChange}
              {...field}
              {...shared(fieldState.error)}
            />
          )}
        />
        {isBooked && <Alert tone="success" title="Room booked" />}
        <FormActions>
          <Button variant="filled" type="submit" loading={formState.isSubmitting} loadingLabel="Booking">
            Book room
          </Button>
        </FormActions>
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '2025550143{Enter}');
    await expect(canvas.getByRole('button', { name: 'Booking' })).toHaveAttribute('aria-busy', 'true');
    const room = canvas.getByRole('button', { name: /Room/ });
    await waitFor(() => expect(room).toHaveAccessibleDescription(/taken that evening/), { timeout: 4000 });
    await waitFor(() => expect(room).toHaveFocus());
  },
};

/** A rule about two fields, and a summary that links to them. */
export const CrossField: Story = {
  render: function Render() {
    const { register, handleSubmit, reset, formState } = useForm({
      defaultValues: { from: '18:00', to: '17:00' },
      shouldFocusError: false,
    });
    const { errors } = formState;
    return (
      <Form
        aria-label="Opening hours"
        layout="grid"
        noValidate
        errors={Object.entries(errors).map(([field, error]) => ({ field, message: error.message ?? '' }))}
        onSubmit={(event) => void handleSubmit(() => undefined)(event)}
        onReset={() => reset()}
      >
        <TextField label="Opens at" type="time" {...register('from')} error={errors.from?.message} />
        <TextField
          label="Closes at"
          type="time"
          {...register('to', { validate: (to, { from }) => to > from || 'Choose a time after the opening.' })}
          error={errors.to?.message}
        />
        {actions('Save hours')}
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save hours' }));
    await canvas.findByRole('alert', { name: 'Some fields need attention' });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a time after the opening.' }));
    await expect(canvas.getByLabelText('Closes at')).toHaveFocus();
  },
};

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { TextField } from '../TextField/TextField';
import { Select } from '../Select/Select';
import { ErrorSummary } from './ErrorSummary';
import { focusFirstError } from './focusField';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { FormSection } from './FormSection';

describe('Form', () => {
  describeConformance(Form, {}, { element: 'form' });
  afterEach(cleanup);

  const show = (errors: { field?: string; message: string }[]) => (
    <Form aria-label="Dish" errors={errors} onSubmit={(event) => event.preventDefault()}>
      <TextField label="Price" name="price" />
      <TextField label="Name" id="dish-name" />
    </Form>
  );

  it('lists errors and focuses their fields by name and by ID', () => {
    const { rerender } = render(show([]));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      show([
        { field: 'price', message: 'Enter 0 or more.' },
        { field: 'dish-name', message: 'Enter a name.' },
      ]),
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    fireEvent.click(screen.getByRole('button', { name: 'Enter 0 or more.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Price'));
    fireEvent.click(screen.getByRole('button', { name: 'Enter a name.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('focuses the summary again on the next submit attempt', () => {
    render(show([{ message: 'The server did not respond.' }]));
    screen.getByLabelText('Price').focus();
    fireEvent.submit(screen.getByRole('form'));
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

describe('FormSection', () => {
  describeConformance(FormSection, { title: 'Prices' }, { element: 'div' });
});
describe('FormActions', () => {
  describeConformance(FormActions, {}, { element: 'div' });
});
describe('ErrorSummary', () => {
  describeConformance(ErrorSummary, { errors: [{ message: 'Enter a name.' }] }, { element: 'div' });
});

/** The first field is controlled, the second registered. */
function MixedForm({ focusesInOrder = false }) {
  const { control, handleSubmit, register } = useForm({
    defaultValues: { area: null, guest: { name: '' } },
    shouldFocusError: !focusesInOrder,
  });
  const submit = handleSubmit(
    () => {},
    (errors, event) => focusesInOrder && focusFirstError(event!.target as HTMLFormElement, errors),
  );
  return (
    <Form aria-label="Booking" onSubmit={(event) => void submit(event)}>
      <Controller
        control={control}
        name="area"
        rules={{ required: true }}
        render={({ field: { onChange, ...field } }) => (
          <Select label="Area" {...field} onValueChange={onChange} options={[{ value: 'hall', label: 'Hall' }]} />
        )}
      />
      <TextField label="Name" {...register('guest.name', { required: true })} />
    </Form>
  );
}

describe('focusFirstError', () => {
  afterEach(cleanup);

  it('focuses the first field on the page if registered and controlled fields are mixed', async () => {
    render(<MixedForm focusesInOrder />);
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Area/ })));
  });

  it('is needed because react-hook-form focuses registered fields first', async () => {
    render(<MixedForm />);
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('focuses nested fields and ignores errors without a field', () => {
    render(<MixedForm />);
    const form = screen.getByRole('form');
    expect(focusFirstError(form, { root: { type: 'server' } })).toBe(false);
    expect(focusFirstError(form, { root: { type: 'server' }, guest: { name: { type: 'required' } } })).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(focusFirstError(form, { 'guest.name': 'Enter a name.', area: 'This area is taken.' })).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Area/ }));
  });

  it('focuses nothing instead of another field if a hidden input has no visible control', () => {
    render(
      <Form aria-label="Dish">
        <FormSection title="Details">
          <TextField label="Name" name="name" />
          <input type="hidden" name="section" />
        </FormSection>
        <div>
          <button type="button">Choose photo</button>
          <input type="hidden" name="photo" />
        </div>
      </Form>,
    );
    const form = screen.getByRole('form');
    expect(focusFirstError(form, { section: 'Choose a section.' })).toBe(false);
    expect(document.activeElement).toBe(document.body);
    expect(focusFirstError(form, { photo: 'Choose a photo.' })).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose photo' }));
  });
});

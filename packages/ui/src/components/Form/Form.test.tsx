import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { TextField } from '../TextField/TextField';
import { ErrorSummary } from './ErrorSummary';
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

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { UserFormState } from './useUserForm';
import { FormSummary } from './FormSummary';

afterEach(cleanup);

const setFocus = vi.fn();
const renderWith = (...fields: string[]) =>
  render(
    <FormSummary
      state={
        {
          form: { setFocus },
          errors: Object.fromEntries(fields.map((field) => [field, 'wrong'])),
        } as unknown as UserFormState
      }
    />,
  );

it('the form summary is hidden for three errors', () => {
  renderWith('email', 'fullName', 'username');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the form summary links four errors to their fields, in the order of the form', () => {
  renderWith('email', 'contact', 'username', 'fullName');
  expect(screen.getByRole('alert').textContent).toContain('users.form.summary');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'users.fields.fullName',
    'users.fields.username',
    'users.fields.email',
    'users.fields.contact',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'users.fields.contact' }));
  expect(setFocus).toHaveBeenCalledExactlyOnceWith('contact');
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../testing/TextKeys';
import { MoneyField } from './MoneyField';

afterEach(cleanup);

const change = vi.fn<(value: number | null) => void>();
function renderField(value: number | null, currency: string) {
  render(<MoneyField label="Wage" value={value} currency={currency} onValueChange={change} />, { wrapper: TextKeys });
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Wage' });
}

it.each([
  [null, 'USD', ''],
  [0, 'USD', '$0.00'],
  [1250, 'USD', '$12.50'],
  [1250, 'JPY', '¥1,250'],
])('MoneyField shows %s minor units of %s as "%s"', (value, currency, text) =>
  expect(renderField(value, currency).value).toBe(text),
);

it.each([
  ['19.99', 'USD', 1999],
  ['1200', 'JPY', 1200],
  ['', 'USD', null],
])('MoneyField parses "%s" in %s as %s minor units', (text, currency, value) => {
  change.mockClear();
  const field = renderField(500, currency);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  expect(change).toHaveBeenLastCalledWith(value);
});

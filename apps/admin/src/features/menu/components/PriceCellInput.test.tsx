import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PriceCellInput, type PriceCellInputProps } from './PriceCellInput';

afterEach(cleanup);

const price = () => screen.getByRole('textbox', { name: 'Price' });
const blur = () => fireEvent.blur(price());

function renderField() {
  const onCommit = vi.fn<PriceCellInputProps['onCommit']>();
  const onCancel = vi.fn<PriceCellInputProps['onCancel']>();
  render(
    <PriceCellInput
      label="Price"
      initial="19.00"
      typed={undefined}
      parse={(text) => (/^-?\d+$/.test(text) ? Number(text) * 100 : null)}
      format={(amount) => `$${amount / 100}`}
      // The grid focuses a cell when editing ends, which blurs the field.
      onCommit={(...args) => (onCommit(...args), blur())}
      onCancel={(...args) => (onCancel(...args), blur())}
    />,
  );
  const field = price();
  return { field, onCommit, onCancel, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

test('Enter saves a price once, although the field loses the focus', () => {
  const { field, type, onCommit } = renderField();
  type('20');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(2000, 'down');
});

test.each([
  [false, 'next'],
  [true, 'previous'],
] as const)('Tab saves a price and moves on, with Shift: %s', (shiftKey, end) => {
  const { field, type, onCommit } = renderField();
  type('20');
  fireEvent.keyDown(field, { key: 'Tab', shiftKey });
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(2000, end);
});

test('Escape discards a price, although the field loses the focus', () => {
  const { field, type, onCommit, onCancel } = renderField();
  type('20');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledExactlyOnceWith('stay');
  expect(onCommit).not.toHaveBeenCalled();
});

test('text that is not a price stays in the field, and can be corrected', () => {
  const { field, type, onCommit } = renderField();
  type('twenty');
  blur();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(field.getAttribute('aria-describedby'));
  expect(onCommit).not.toHaveBeenCalled();
  type('20');
  blur();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(2000, 'left');
});

test.each(['-5', '100000'])('rejects %s with a visible message', (text) => {
  const { type, onCommit } = renderField();
  type(text);
  blur();
  expect(screen.getByRole('alert').textContent).toBe('menu.sheet.noPrice');
  expect(onCommit).not.toHaveBeenCalled();
});

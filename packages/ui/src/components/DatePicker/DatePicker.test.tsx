import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { DatePicker, type DatePickerProps } from './DatePicker';

describe('DatePicker', () => {
  afterEach(cleanup);
  describeConformance(DatePicker, { label: 'Delivery' }, { element: 'span' });
  describeControl<DatePickerProps, string | null>(
    DatePicker,
    { label: 'Delivery' },
    {
      values: ['2025-11-14', '2026-11-14'],
      change: () => fireEvent.keyDown(screen.getByRole('spinbutton', { name: /year/ }), { key: 'ArrowUp' }),
      shown: () => `${screen.getByRole('spinbutton', { name: /year/ }).textContent}-11-14`,
    },
  );

  it('follows the controlled value', () => {
    const { rerender } = render(<DatePicker label="Delivery" value="2025-11-14" />);
    rerender(<DatePicker label="Delivery" value="2026-01-02" />);
    expect(screen.getByRole('spinbutton', { name: /year/ }).textContent).toBe('2026');
    rerender(<DatePicker label="Delivery" value={null} />);
    expect(screen.getByRole('spinbutton', { name: /year/ }).textContent).toBe('yyyy');
  });

  it('shows the clear button for an uncontrolled `defaultValue`', () => {
    render(<DatePicker label="Delivery" defaultValue="2025-11-14" clearable />);
    expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
  });

  it('shows the error instead of the description', () => {
    render(<DatePicker label="Delivery" description="Before noon." error="Choose an open day." />);
    expect(screen.getByText('Choose an open day.')).toBeTruthy();
    expect(screen.queryByText('Before noon.')).toBeNull();
  });
});

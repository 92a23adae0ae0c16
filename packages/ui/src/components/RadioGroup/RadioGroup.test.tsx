import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'in', label: 'Dine in' },
  { value: 'away', label: 'Take away', description: 'Packed at the pass' },
];

describe('RadioGroup', () => {
  afterEach(cleanup);

  describeConformance(RadioGroup, { label: 'Order', options }, { element: 'input' });

  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('updates its value when uncontrolled', () => {
    const onChange = vi.fn();
    render(<RadioGroup label="Order" options={options} defaultValue="in" onValueChange={onChange} />);
    fireEvent.click(radio('Take away'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('away');
    expect(radio('Take away').checked).toBe(true);
  });

  it('keeps the controlled value when a radio button is clicked', () => {
    render(<RadioGroup label="Order" options={options} value={null} onValueChange={() => {}} />);
    fireEvent.click(radio('Dine in'));
    expect(radio('Dine in').checked).toBe(false);
  });

  it('renders a required radio group named by its label', () => {
    render(<RadioGroup label="Order" options={options} required />);
    expect(screen.getByRole('radiogroup', { name: 'Order' }).getAttribute('aria-required')).toBe('true');
  });
});

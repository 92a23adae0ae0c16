import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { OTPField } from './OTPField';

describe('OTPField', () => {
  afterEach(cleanup);
  describeConformance(OTPField, { label: 'Code' }, { element: 'input' });

  const field = () => screen.getByLabelText<HTMLInputElement>('Code');

  describeControl(
    OTPField,
    { label: 'Code' },
    {
      values: ['12', '123'],
      change: () => fireEvent.change(field(), { target: { value: '123' } }),
      shown: () => field().value,
    },
  );

  it('calls onComplete when the last character is entered', () => {
    const onComplete = vi.fn();
    render(<OTPField label="Code" defaultValue="12" length={4} onComplete={onComplete} />);
    fireEvent.change(field(), { target: { value: '1234' } });
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
  });

  it('requests autofill of one-time codes', () => {
    render(<OTPField label="Code" />);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
  });
});

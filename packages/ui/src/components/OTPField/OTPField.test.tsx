import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { OTPField } from './OTPField';

describe('OTPField', () => {
  afterEach(cleanup);
  describeConformance(OTPField, { label: 'Code' }, { element: 'input' });

  const field = () => screen.getByLabelText<HTMLInputElement>('Code');

  it('keeps its own value where nobody controls it', () => {
    const onComplete = vi.fn();
    render(<OTPField label="Code" defaultValue="12" length={4} onComplete={onComplete} />);
    fireEvent.change(field(), { target: { value: '1234' } });
    expect(field().value).toBe('1234');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234');
  });

  it('follows the value it is given and no other', () => {
    const onChange = vi.fn();
    const { rerender } = render(<OTPField label="Code" value="12" onChange={onChange} />);
    fireEvent.change(field(), { target: { value: '123' } });
    expect(onChange).toHaveBeenCalledWith('123');
    expect(field().value).toBe('12');
    rerender(<OTPField label="Code" value="123" onChange={onChange} />);
    expect(field().value).toBe('123');
  });

  it('asks the phone for the code', () => {
    render(<OTPField label="Code" />);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
  });
});

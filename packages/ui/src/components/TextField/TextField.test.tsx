import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { TextField } from './TextField';

describe('TextField', () => {
  afterEach(cleanup);
  describeConformance(TextField, { label: 'Dish name' }, { element: 'input' });

  it('describes the input with the error instead of the description and marks it invalid', () => {
    render(<TextField label="Price" description="Per plate" error="Enter 0 or more." id="price" />);
    const input = screen.getByLabelText('Price');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter 0 or more.');
    expect(screen.queryByText('Per plate')).toBeNull();
  });

  it('adds the description to a given aria-describedby', () => {
    render(<TextField label="Price" description="Per plate" aria-describedby="elsewhere" id="price" />);
    expect(screen.getByLabelText('Price').getAttribute('aria-describedby')).toBe('elsewhere price-description');
  });

  it('calls onValueChange and onChange when the text changes', () => {
    const onChange = vi.fn<() => void>();
    const onValueChange = vi.fn<(value: string) => void>();
    render(<TextField label="Dish" onChange={onChange} onValueChange={onValueChange} />);
    fireEvent.change(screen.getByRole('textbox', { name: 'Dish' }), { target: { value: 'Hake' } });
    expect(onValueChange.mock.calls).toEqual([['Hake']]);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('counts the typed characters', () => {
    render(<TextField label="Note" counter maxLength={20} defaultValue="Seat 3" />);
    expect(screen.getByText('6 of 20 characters')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Seat' } });
    expect(screen.getByText('4 of 20 characters')).toBeTruthy();
  });
});

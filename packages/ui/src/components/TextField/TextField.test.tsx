import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { TextField } from './TextField';

describe('TextField', () => {
  afterEach(cleanup);
  describeConformance(TextField, { label: 'Dish name' }, { element: 'input' });

  it('describes the input by the error, not by the help, and marks it invalid', () => {
    render(<TextField label="Price" help="Per plate" error="Enter 0 or more." id="price" />);
    const input = screen.getByLabelText('Price');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter 0 or more.');
    expect(screen.queryByText('Per plate')).toBeNull();
  });

  it('keeps a description that was given', () => {
    render(<TextField label="Price" help="Per plate" aria-describedby="elsewhere" id="price" />);
    expect(screen.getByLabelText('Price').getAttribute('aria-describedby')).toBe('elsewhere price-help');
  });

  it('counts what is typed', () => {
    render(<TextField label="Note" counter maxLength={20} defaultValue="Seat 3" />);
    expect(screen.getByText('6 of 20 characters')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Seat' } });
    expect(screen.getByText('4 of 20 characters')).toBeTruthy();
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { InputMask } from './InputMask';

describe('InputMask', () => {
  afterEach(cleanup);
  describeConformance(InputMask, { label: 'Card', mask: { kind: 'card' } }, { element: 'input' });

  const field = () => screen.getByLabelText<HTMLInputElement>('Card');

  it('formats the controlled value', () => {
    const { rerender } = render(<InputMask label="Card" mask={{ kind: 'card' }} value="40001234" />);
    expect(field().value).toBe('4000 1234');
    rerender(<InputMask label="Card" mask={{ kind: 'card' }} value="" />);
    expect(field().value).toBe('');
  });

  it('formats the default value', () => {
    render(<InputMask label="Card" mask={{ kind: 'card' }} defaultValue="378282246310005" />);
    expect(field().value).toBe('3782 822463 10005');
  });

  it('sets inputMode and autoComplete for the mask', () => {
    render(<InputMask label="Card" mask={{ kind: 'card' }} />);
    expect([field().inputMode, field().autocomplete]).toEqual(['numeric', 'cc-number']);
  });
});

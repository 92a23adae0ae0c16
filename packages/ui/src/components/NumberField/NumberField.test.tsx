import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { UiProvider } from '../UiProvider/UiProvider';
import { NumberField } from './NumberField';

describe('NumberField', () => {
  afterEach(cleanup);
  describeConformance(NumberField, { label: 'Covers' }, { element: 'input' });
  describeControl(
    NumberField,
    { label: 'Covers' },
    {
      values: [4, 12],
      change: () => {
        fireEvent.change(screen.getByRole('textbox'), { target: { value: '12' } });
        fireEvent.blur(screen.getByRole('textbox'));
      },
      shown: () => Number(screen.getByRole<HTMLInputElement>('textbox').value),
    },
  );

  const written = (locale: string, format?: Intl.NumberFormatOptions) => {
    render(
      <UiProvider locale={locale}>
        <NumberField label="Price" value={1204.5} format={format} />
      </UiProvider>,
    );
    return screen.getByRole<HTMLInputElement>('textbox').value.replaceAll(/\s/g, ' ');
  };
  it('formats numbers by locale', () => {
    expect(written('en', { style: 'currency', currency: 'USD' })).toBe('$1,204.50');
    cleanup();
    expect(written('fr', { style: 'currency', currency: 'EUR' })).toBe('1 204,50 €');
    cleanup();
    expect(written('de')).toBe('1.204,5');
    cleanup();
    expect(written('ar')).toMatch(/^1.204.5$/);
  });

  it('follows its controlled value, including null', () => {
    const { rerender } = render(<NumberField label="Covers" value={4} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    rerender(<NumberField label="Covers" value={12} />);
    expect(input.value).toBe('12');
    rerender(<NumberField label="Covers" value={null} />);
    expect(input.value).toBe('');
  });

  it('shows the error instead of the description and marks the input invalid', () => {
    render(<NumberField label="Covers" description="Children count." error="Enter 1 or more." />);
    const input = screen.getByRole('textbox', { name: 'Covers' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Children count.')).toBeNull();
    expect(screen.getByText('Enter 1 or more.')).toBeTruthy();
  });
});

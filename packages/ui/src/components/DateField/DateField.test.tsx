import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { UiProvider } from '../UiProvider/UiProvider';
import { DateField, type DateFieldProps } from './DateField';

describe('DateField', () => {
  afterEach(cleanup);
  describeConformance(DateField, { label: 'Birthday' }, { element: 'span' });
  describeControl<DateFieldProps, string | null>(
    DateField,
    { label: 'Birthday' },
    {
      values: ['2026-11-21', '2027-11-21'],
      change: () => fireEvent.keyDown(screen.getByRole('spinbutton', { name: /year/ }), { key: 'ArrowUp' }),
      shown: () => `${screen.getByRole('spinbutton', { name: /year/ }).textContent}-11-21`,
    },
  );

  const order = (locale: string) => {
    render(
      <UiProvider locale={locale}>
        <DateField label="Birthday" value="2026-11-21" />
      </UiProvider>,
    );
    return screen.getAllByRole('spinbutton').map((part) => part.textContent);
  };
  it('orders its segments by locale', () => {
    expect(order('en')).toEqual(['21', '11', '2026']);
    cleanup();
    expect(order('en-US')).toEqual(['11', '21', '2026']);
    cleanup();
    expect(order('fr')).toEqual(['21', '11', '2026']);
    cleanup();
    expect(order('ar')).toEqual(['21', '11', '2026']);
  });

  it('follows the controlled value', () => {
    const { rerender } = render(<DateField label="Birthday" value="2026-11-21" />);
    rerender(<DateField label="Birthday" value="2027-01-02" />);
    expect(screen.getByRole('spinbutton', { name: /year/ }).textContent).toBe('2027');
    rerender(<DateField label="Birthday" value={null} />);
    expect(screen.getByRole('spinbutton', { name: /year/ }).textContent).toBe('yyyy');
  });

  it('is named by a hidden label', () => {
    render(<DateField label="Birthday" hideLabel />);
    expect(screen.getByRole('group', { name: 'Birthday' })).toBeTruthy();
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { IsoRange } from '../../private/locale/dates';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';

describe('DateRangePicker', () => {
  afterEach(cleanup);
  describeConformance(DateRangePicker, { label: 'Service days' }, { element: 'span' });
  describeControl<DateRangePickerProps, IsoRange | null>(
    DateRangePicker,
    { label: 'Service days' },
    {
      values: [
        { start: '2025-11-10', end: '2025-11-14' },
        { start: '2025-11-10', end: '2025-11-15' },
      ],
      change: () => fireEvent.keyDown(screen.getAllByRole('spinbutton', { name: /^day/ })[1]!, { key: 'ArrowUp' }),
      shown: () => {
        const [start, end] = screen.getAllByRole('spinbutton', { name: /^day/ }).map((part) => part.textContent);
        return { start: `2025-11-${start}`, end: `2025-11-${end}` };
      },
    },
  );

  const days = () => screen.getAllByRole('spinbutton', { name: /^day/ }).map((part) => part.textContent);

  it('follows the controlled value', () => {
    const { rerender } = render(
      <DateRangePicker label="Service days" value={{ start: '2025-11-10', end: '2025-11-14' }} />,
    );
    expect(days()).toEqual(['10', '14']);
    rerender(<DateRangePicker label="Service days" value={{ start: '2025-11-01', end: '2025-11-30' }} />);
    expect(days()).toEqual(['01', '30']);
    rerender(<DateRangePicker label="Service days" value={null} />);
    expect(days()).toEqual(['dd', 'dd']);
  });

  it('shows the uncontrolled `defaultValue`', () => {
    render(<DateRangePicker label="Service days" defaultValue={{ start: '2025-11-10', end: '2025-11-14' }} />);
    expect(days()).toEqual(['10', '14']);
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { Select } from './Select';

const options = Array.from({ length: 8 }, (_, i) => ({ value: `o${i}`, label: `Option ${i}` }));

describeConformance(Select, { label: 'Station', options }, { element: 'button' });
describeControl(
  Select,
  { label: 'Station', options: options.slice(0, 3) },
  {
    values: ['o1', 'o2'],
    change: () => {
      fireEvent.click(screen.getByRole('button'));
      fireEvent.click(screen.getByRole('option', { name: 'Option 2' }));
    },
    shown: () => screen.getByRole('button').textContent?.replace('Option ', 'o') ?? '',
  },
);

describe('Select', () => {
  afterEach(cleanup);

  it('shows its placeholder if nothing is selected', () => {
    render(<Select label="Station" options={options} value={null} />);
    expect(screen.getByRole('button').textContent).toBe('Choose');
  });

  it('opens while its options load and shows them when they arrive', () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const station = (loaded: typeof options, loading = false) => (
      <Select label="Station" value={null} options={loaded} loading={loading} onValueChange={onValueChange} />
    );
    const { rerender } = render(station([], true));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('listbox').textContent).toBe('Loading');
    rerender(station(options.slice(0, 3)));
    fireEvent.click(screen.getByRole('option', { name: 'Option 2' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('o2');
  });

  it('uses a hidden label as its accessible name', () => {
    render(<Select label="Station" options={options} value="o1" hideLabel />);
    expect(screen.getByRole('button', { name: /Station/ })).toBeTruthy();
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { ListBox } from './ListBox';

const options = [
  { value: 'grill', label: 'Grill' },
  { title: 'Cold', options: [{ value: 'pastry', label: 'Pastry' }] },
];

describe('ListBox', () => {
  afterEach(cleanup);

  describeConformance(ListBox, { label: 'Stations', options }, { element: 'div' });
  describeControl(
    ListBox,
    { label: 'Stations', options },
    {
      values: [['grill'], ['pastry']],
      change: () => fireEvent.click(screen.getByRole('option', { name: 'Pastry' })),
      shown: () => screen.getAllByRole('option', { selected: true }).map((one) => one.textContent?.toLowerCase() ?? ''),
    },
  );

  it('submits the selected values with the form', () => {
    const { container } = render(
      <form>
        <ListBox label="Stations" options={options} defaultValue={['pastry']} name="station" />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).getAll('station')).toEqual(['pastry']);
    expect(screen.getByRole('option', { name: 'Pastry' }).getAttribute('aria-selected')).toBe('true');
  });

  it('follows the controlled value and describes the list with its error', () => {
    const { rerender } = render(<ListBox label="Stations" options={options} value={['grill']} error="Choose two." />);
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Grill');
    const note = screen.getByRole('listbox', { name: 'Stations' }).getAttribute('aria-describedby');
    expect(document.getElementById(note ?? '')?.textContent).toBe('Choose two.');
    rerender(<ListBox label="Stations" options={options} value={[]} />);
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });

  it('shows the empty state without options', () => {
    render(<ListBox label="Stations" options={[]} emptyState="No station yet" />);
    expect(screen.getByText('No station yet')).toBeTruthy();
  });
});

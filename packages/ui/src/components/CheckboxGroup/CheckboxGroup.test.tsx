import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { CheckboxGroup } from './CheckboxGroup';

const options = [
  { value: 'grill', label: 'Grill' },
  { value: 'garnish', label: 'Garnish' },
  { value: 'pastry', label: 'Pastry', disabled: true },
];

describe('CheckboxGroup', () => {
  afterEach(cleanup);

  describeConformance(CheckboxGroup, { label: 'Stations', options }, { element: 'input' });

  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('calls `onValueChange` with the values in the order of the options', () => {
    const onChange = vi.fn();
    render(<CheckboxGroup label="Stations" options={options} defaultValue={['garnish']} onValueChange={onChange} />);
    fireEvent.click(box('Grill'));
    expect(onChange).toHaveBeenLastCalledWith(['grill', 'garnish']);
    fireEvent.click(box('Garnish'));
    expect(onChange).toHaveBeenLastCalledWith(['grill']);
  });

  it('keeps the controlled value when a checkbox is clicked', () => {
    render(<CheckboxGroup label="Stations" options={options} value={[]} onValueChange={() => {}} />);
    fireEvent.click(box('Grill'));
    expect(box('Grill').checked).toBe(false);
  });

  it('toggles all enabled options with the `allLabel` checkbox', () => {
    const onChange = vi.fn();
    render(
      <CheckboxGroup
        label="Stations"
        options={options}
        allLabel="All stations"
        defaultValue={['pastry', 'grill']}
        onValueChange={onChange}
      />,
    );
    expect(box('All stations').indeterminate).toBe(true);
    fireEvent.click(box('All stations'));
    expect(onChange).toHaveBeenLastCalledWith(['grill', 'garnish', 'pastry']);
    fireEvent.click(box('All stations'));
    expect(onChange).toHaveBeenLastCalledWith(['pastry']);
  });

  it('describes the group with its error', () => {
    render(<CheckboxGroup label="Stations" options={options} error="Choose one or more." />);
    const group = screen.getByRole('group', { name: 'Stations' });
    const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Choose one or more.');
  });
});

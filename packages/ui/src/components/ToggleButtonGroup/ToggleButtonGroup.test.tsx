import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { ToggleButtonGroup } from './ToggleButtonGroup';

const options = [
  { value: 'bold', label: 'Bold' },
  { value: 'italic', label: 'Italic' },
];

describe('ToggleButtonGroup', () => {
  afterEach(cleanup);

  describeConformance(ToggleButtonGroup, { label: 'Style', options }, { element: 'button' });
  describeControl(
    ToggleButtonGroup,
    { label: 'Style', options },
    {
      values: [['bold'], ['italic']],
      change: () => fireEvent.click(screen.getByRole('button', { name: 'Italic' })),
      shown: () => screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent?.toLowerCase() ?? ''),
    },
  );

  it('reports values in the order of the options', () => {
    const onChange = vi.fn();
    render(
      <ToggleButtonGroup
        label="Style"
        options={options}
        selectionMode="multiple"
        value={['italic']}
        onValueChange={onChange}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Bold' }));
    expect(onChange).toHaveBeenLastCalledWith(['bold', 'italic']);
  });

  it('allows at most one pressed button with single selection', () => {
    const onChange = vi.fn();
    render(<ToggleButtonGroup label="Style" options={options} defaultValue={['bold']} onValueChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Italic' }));
    expect(onChange).toHaveBeenLastCalledWith(['italic']);
    expect(screen.getByRole('button', { name: 'Bold', pressed: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Italic' }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });
});

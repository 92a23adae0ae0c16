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

  describeConformance(ToggleButtonGroup, { label: 'Style', options }, { element: 'div' });
  describeControl(
    ToggleButtonGroup,
    { label: 'Style', options },
    {
      values: [['bold'], ['italic']],
      change: () => fireEvent.click(screen.getByRole('radio', { name: 'Italic' })),
      shown: () => screen.getAllByRole('radio', { checked: true }).map((one) => one.textContent?.toLowerCase() ?? ''),
    },
  );

  it('is a radio group for single selection and reports values in the order of the options', () => {
    const onChange = vi.fn();
    const { unmount } = render(<ToggleButtonGroup label="Style" options={options} onValueChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Style' })).toBeTruthy();
    unmount();
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
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { ComboBox } from './ComboBox';

const options = [
  { value: 'grill', label: 'Grill' },
  { value: 'cold', label: 'Cold larder' },
];

describe('ComboBox', () => {
  afterEach(cleanup);

  describeConformance(ComboBox, { label: 'Station', options }, { element: 'input' });

  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Station' });

  it('shows the label of the selected option and follows the controlled value', () => {
    const { rerender } = render(<ComboBox label="Station" options={options} value="grill" />);
    expect(input().value).toBe('Grill');
    rerender(<ComboBox label="Station" options={options} value="cold" />);
    expect(input().value).toBe('Cold larder');
    rerender(<ComboBox label="Station" options={options} value={null} />);
    expect(input().value).toBe('');
  });

  it('calls onValueChange with null when the text is cleared', () => {
    const onChange = vi.fn();
    render(<ComboBox label="Station" options={options} value="grill" onValueChange={onChange} />);
    fireEvent.change(input(), { target: { value: '' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, undefined);
  });

  it('submits the uncontrolled value with the form', () => {
    const { container } = render(
      <form>
        <ComboBox label="Station" options={options} defaultValue="cold" name="station" />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).get('station')).toBe('cold');
  });

  it('creates an option from the typed text and selects it', async () => {
    const onChange = vi.fn();
    const made = { value: 'pass', label: 'Pass' };
    render(
      <ComboBox
        label="Station"
        options={options}
        onCreate={() => Promise.resolve(made)}
        onValueChange={onChange}
        hideLabel
      />,
    );
    fireEvent.change(input(), { target: { value: 'Pass' } });
    await act(async () => void fireEvent.keyDown(input(), { key: 'Enter' }));
    expect(onChange).toHaveBeenLastCalledWith('pass', made);
    expect(input().value).toBe('Pass');
  });
});

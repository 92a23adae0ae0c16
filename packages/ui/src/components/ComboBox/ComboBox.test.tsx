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

  describeConformance(ComboBox, { label: 'Station', options }, { element: 'div' });

  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Station' });

  it('shows the name of what is chosen, and follows its owner', () => {
    const { rerender } = render(<ComboBox label="Station" options={options} value="grill" />);
    expect(input().value).toBe('Grill');
    rerender(<ComboBox label="Station" options={options} value="cold" />);
    expect(input().value).toBe('Cold larder');
    rerender(<ComboBox label="Station" options={options} value={null} />);
    expect(input().value).toBe('');
  });

  it('is emptied by its owner alone where that holds the value', () => {
    const onChange = vi.fn();
    render(<ComboBox label="Station" options={options} value="grill" onValueChange={onChange} />);
    fireEvent.change(input(), { target: { value: '' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null, undefined);
  });

  it('keeps its own value and sends it with a form', () => {
    const { container } = render(
      <form>
        <ComboBox label="Station" options={options} defaultValue="cold" name="station" />
      </form>,
    );
    expect(new FormData(container.querySelector('form')!).get('station')).toBe('cold');
  });

  it('makes an option of its text and chooses it', async () => {
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

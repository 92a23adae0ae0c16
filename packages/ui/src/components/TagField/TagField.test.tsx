import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { TagField } from './TagField';

const options = [
  { value: 'nuts', label: 'Nuts' },
  { value: 'milk', label: 'Milk' },
];

describe('TagField', () => {
  afterEach(cleanup);

  describeConformance(TagField, { label: 'Allergens', options }, { element: 'input' });

  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Allergens' });
  const tags = () => screen.queryAllByRole('row').map((row) => row.textContent);
  const type = (text: string) => fireEvent.change(input(), { target: { value: text } });

  it('updates its value when uncontrolled and submits it with a form', () => {
    const { container } = render(
      <form>
        <TagField label="Allergens" options={options} defaultValue={['milk', 'nuts']} name="allergen" />
      </form>,
    );
    expect(tags()).toEqual(['Milk', 'Nuts']);
    expect(new FormData(container.querySelector('form')!).getAll('allergen')).toEqual(['milk', 'nuts']);
    fireEvent.keyDown(input(), { key: 'Backspace' });
    expect(tags()).toEqual(['Milk']);
    expect(screen.getByRole('status').textContent).toBe('Nuts removed');
  });

  it('keeps the controlled value when Backspace is pressed', () => {
    const onChange = vi.fn();
    render(<TagField label="Allergens" options={options} value={['milk']} onValueChange={onChange} />);
    fireEvent.keyDown(input(), { key: 'Backspace' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith([]);
    expect(tags()).toEqual(['Milk']);
  });

  it('adds each custom text once, with Enter, a comma or paste, up to `max`', () => {
    const onChange = vi.fn();
    render(<TagField label="Allergens" creatable max={3} onValueChange={onChange} />);
    type('sesame');
    fireEvent.keyDown(input(), { key: 'Enter' });
    type('Sesame');
    fireEvent.keyDown(input(), { key: ',' });
    expect(tags()).toEqual(['sesame']);
    fireEvent.paste(input(), { clipboardData: { getData: () => 'mustard, celery; lupin' } });
    expect(onChange).toHaveBeenLastCalledWith(['sesame', 'mustard', 'celery']);
  });

  it('adds the typed text on blur', () => {
    const onChange = vi.fn();
    render(<TagField label="Allergens" creatable onValueChange={onChange} />);
    act(() => input().focus());
    type('sesame');
    act(() => input().blur());
    expect(onChange).toHaveBeenLastCalledWith(['sesame']);
    expect(tags()).toEqual(['sesame']);
  });

  it('does not remove fixed values', () => {
    const onChange = vi.fn();
    render(
      <TagField
        label="Allergens"
        options={options}
        defaultValue={['milk']}
        fixedValues={['milk']}
        onValueChange={onChange}
      />,
    );
    fireEvent.keyDown(input(), { key: 'Backspace' });
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('rejects the text if onCreate returns undefined', () => {
    const onChange = vi.fn();
    render(<TagField label="Allergens" creatable onCreate={() => undefined} onValueChange={onChange} />);
    type('x');
    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(onChange).not.toHaveBeenCalled();
  });
});

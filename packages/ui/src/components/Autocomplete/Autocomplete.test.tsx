import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Autocomplete } from './Autocomplete';

const suggestions = ['No onions', 'No nuts'];

describe('Autocomplete', () => {
  afterEach(cleanup);

  describeConformance(Autocomplete, { label: 'Note', suggestions }, { element: 'input' });

  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Note' });

  it('accepts any text and submits it with the form', () => {
    const onChange = vi.fn();
    const { container } = render(
      <form>
        <Autocomplete
          label="Note"
          suggestions={suggestions}
          defaultValue="Seat 3"
          name="note"
          onValueChange={onChange}
        />
      </form>,
    );
    fireEvent.change(input(), { target: { value: 'Seat 4, no bread' } });
    expect(onChange).toHaveBeenLastCalledWith('Seat 4, no bread');
    fireEvent.blur(input());
    expect(input().value).toBe('Seat 4, no bread');
    expect(new FormData(container.querySelector('form')!).get('note')).toBe('Seat 4, no bread');
  });

  it('keeps the controlled value when the user types', () => {
    render(<Autocomplete label="Note" suggestions={suggestions} value="Fixed" onValueChange={() => {}} />);
    fireEvent.change(input(), { target: { value: 'Other' } });
    expect(input().value).toBe('Fixed');
  });
});

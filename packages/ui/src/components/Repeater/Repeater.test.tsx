import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Repeater, type RepeaterProps } from './Repeater';

interface Part {
  name: string;
}
const props: RepeaterProps<Part> = {
  label: 'Ingredients',
  createItem: () => ({ name: '' }),
  children: ({ item, change, name }) => (
    <input
      aria-label={`Name of ${name}`}
      value={item.name}
      onChange={(event) => change({ name: event.target.value })}
    />
  ),
};

describeConformance(Repeater<Part>, props, { element: 'fieldset' });

describe('Repeater', () => {
  afterEach(cleanup);
  const values = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const start = [{ name: 'Hake' }, { name: 'Saffron' }, { name: 'Mussels' }];

  it('adds, changes, moves and removes rows, and moves focus to the affected row', () => {
    render(<Repeater {...props} defaultValue={start} reorderable />);
    press('Add');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of Row 4' }));
    fireEvent.change(document.activeElement as Element, { target: { value: 'Potatoes' } });
    press('Move Row 4 up');
    expect(values()).toEqual(['Hake', 'Saffron', 'Potatoes', 'Mussels']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Row 3 up');
    press('Move Row 2 up');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Row 1 down');
    press('Remove Row 4');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Row 3');
    expect(values()).toEqual(['Saffron', 'Hake', 'Potatoes']);
  });

  it('disables removal at `min` and adds no rows beyond `max`', () => {
    const onChange = vi.fn<(items: readonly Part[]) => void>();
    render(<Repeater {...props} value={start} min={3} max={3} onValueChange={onChange} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Row 1' }).disabled).toBe(true);
    press('Add');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the controlled rows when one is removed', () => {
    const onChange = vi.fn<(items: readonly Part[]) => void>();
    render(<Repeater {...props} value={start} onValueChange={onChange} getName={({ name }) => name} />);
    press('Remove Saffron');
    expect(onChange).toHaveBeenCalledWith([{ name: 'Hake' }, { name: 'Mussels' }]);
    expect(values()).toHaveLength(3);
  });

  it('inserts a copy below its row and focuses it, with the keys of the other rows unchanged', () => {
    render(<Repeater {...props} defaultValue={start} copyItem={({ name }) => ({ name: `${name}, again` })} />);
    const saffron = screen.getByRole('textbox', { name: 'Name of Row 2' });
    const mussels = screen.getByRole('textbox', { name: 'Name of Row 3' });
    press('Duplicate Row 2');
    expect(values()).toEqual(['Hake', 'Saffron', 'Saffron, again', 'Mussels']);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of Row 3' }));
    expect(screen.getByRole('textbox', { name: 'Name of Row 2' })).toBe(saffron);
    expect(screen.getByRole('textbox', { name: 'Name of Row 4' })).toBe(mussels);
  });

  it('adds a row on Enter in the last field, up to max, and never submits the form', () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Repeater {...props} defaultValue={start} max={4} addOnEnter copyItem={(item) => item} />
      </form>,
    );
    const enter = (index: number) => fireEvent.keyDown(screen.getAllByRole('textbox').at(index)!, { key: 'Enter' });
    expect(screen.getAllByRole('button', { name: /^Duplicate/ })).toHaveLength(3);
    expect(enter(0)).toBe(false);
    expect(values()).toHaveLength(3);
    enter(-1);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of Row 4' }));
    expect(enter(-1)).toBe(false);
    expect(values()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Duplicate/ })).toBeNull();
  });
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance, describeControl } from '../../private/testing/conformance';
import { GridList, type GridListProps } from './GridList';
import { GridListRow } from './GridListRow';

const items = [
  { id: 'maren', name: 'Maren Holt' },
  { id: 'ilse', name: 'Ilse Okafor' },
];
const row = ({ id, name }: (typeof items)[number]) => <GridListRow id={id} title={name} />;

describe('GridList', () => {
  afterEach(cleanup);

  describeConformance(GridList<(typeof items)[number]>, { label: 'Team', items, children: row }, { element: 'div' });
  describeControl<GridListProps<(typeof items)[number]>, readonly string[]>(
    GridList,
    { label: 'Team', items, children: row, selectionMode: 'multiple' },
    {
      names: ['selectedKeys', 'defaultSelectedKeys', 'onSelectionChange'],
      values: [['ilse'], ['maren', 'ilse']],
      change: () => fireEvent.click(screen.getAllByRole('checkbox')[0]!),
      shown: () => {
        const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
        return items.filter((_, place) => boxes[place]!.checked).map(({ id }) => id);
      },
    },
  );

  it('calls `onSelectionChange` with keys in the order of the items and keeps the controlled selection', () => {
    const onChange = vi.fn();
    render(
      <GridList
        label="Team"
        items={items}
        selectionMode="multiple"
        selectedKeys={['ilse']}
        onSelectionChange={onChange}
      >
        {row}
      </GridList>,
    );
    const [maren, ilse] = screen.getAllByRole<HTMLInputElement>('checkbox');
    fireEvent.click(maren!);
    expect(onChange).toHaveBeenLastCalledWith(['maren', 'ilse']);
    expect(maren!.checked).toBe(false);
    expect(ilse!.checked).toBe(true);
  });
});

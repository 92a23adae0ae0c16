import { describe, expect, it } from 'vitest';
import type { DataTableColumn } from '../tableTypes';
import { cardParts } from './cardParts';

const column = (id: string, card?: DataTableColumn<object>['card'], rowHeader = false): DataTableColumn<object> => ({
  id,
  header: id,
  rowHeader,
  ...(card && { card }),
});

function idsOf(columns: readonly DataTableColumn<object>[]) {
  const { title, status, secondary, facts } = cardParts(columns);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');
  return { title: title?.id, status: ids(status), secondary: ids(secondary), facts: ids(facts) };
}

describe('cardParts', () => {
  it('shows the first three columns other than the row header if no column sets `card`', () => {
    const columns = [
      column('owner'),
      column('pet', undefined, true),
      ...['kind', 'age', 'note'].map((id) => column(id)),
    ];
    expect(idsOf(columns)).toEqual({ title: 'pet', status: '', secondary: '', facts: 'owner kind age' });
  });

  it('shows only the columns that set `card` if any is in the secondary line', () => {
    const columns = [
      column('pet', undefined, true),
      column('owner', 'secondary'),
      column('state', 'status'),
      column('age'),
    ];
    expect(idsOf(columns)).toEqual({ title: 'pet', status: 'state', secondary: 'owner', facts: '' });
  });

  it('shows the first three columns without a position in the secondary line if it is empty', () => {
    const columns = [
      column('pet', undefined, true),
      column('owner', 'hidden'),
      column('state', 'status'),
      ...['kind', 'age', 'note', 'chip'].map((id) => column(id)),
    ];
    expect(idsOf(columns)).toEqual({ title: 'pet', status: 'state', secondary: 'kind age note', facts: '' });
  });

  it('shows the title alone if the other columns are hidden', () => {
    const columns = [column('pet', undefined, true), column('owner', 'hidden'), column('age', 'hidden')];
    expect(idsOf(columns)).toEqual({ title: 'pet', status: '', secondary: '', facts: '' });
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { SortableList } from './SortableList';

afterEach(cleanup);

const list = {
  label: 'Shelf',
  items: [{ id: 1, title: 'Flour' }],
  getName: ({ title }: { title: string }) => title,
  onReorder: () => {},
  children: ({ title }: { title: string }) => <span>{title}</span>,
};

// `id` is skipped, because React Aria finds drop targets by the IDs that it generates.
describeConformance(SortableList<(typeof list.items)[number]>, list, { element: 'div', skip: ['id'] });

it('names the list, its rows and their handles', () => {
  render(<SortableList {...list} className="from-outside" />);
  expect(screen.getByRole('grid', { name: 'Shelf' }).classList.contains('from-outside')).toBe(true);
  expect(screen.getByRole('row', { name: 'Flour' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Move Flour/ })).toBeTruthy();
});

it('shows the empty state without items', () => {
  render(<SortableList {...list} items={[]} emptyState="Drop a jar here" />);
  expect(screen.getByText('Drop a jar here')).toBeTruthy();
});

it('marks the rows of `selectedKeys` as selected', () => {
  render(<SortableList {...list} multiple selectedKeys={[1]} />);
  expect(screen.getByRole('row', { name: 'Flour' }).getAttribute('aria-selected')).toBe('true');
});

it('describes the handles with the reason why rows cannot be moved', () => {
  render(<SortableList {...list} disabledReason="Sort by shelf to move jars." />);
  const handle = screen.getByRole('button', { name: 'Move Flour' });
  expect(handle.getAttribute('aria-disabled')).toBe('true');
  expect(handle.getAttribute('aria-description')).toBe('Sort by shelf to move jars.');
  expect(screen.getByRole('row', { name: 'Flour' }).getAttribute('draggable')).not.toBe('true');
});

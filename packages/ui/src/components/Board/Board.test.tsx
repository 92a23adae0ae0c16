import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { describeConformance } from '../../private/testing/conformance';
import { Board, type BoardProps } from './Board';

interface Card {
  id: number;
  name: string;
}

const props: BoardProps<Card> = {
  label: 'Grill chef',
  columns: [
    { id: 'new', title: 'New', items: [{ id: 1, name: 'Lena Brandt' }] },
    { id: 'offer', title: 'Offer', items: [], emptyState: 'Drop a candidate here' },
  ],
  getName: ({ name }) => name,
  children: ({ name }) => name,
  onMove: () => {},
};

describeConformance(Board<Card>, props, { element: 'div' });
afterEach(cleanup);

it('labels the board, its columns and the drag handles', () => {
  render(<Board {...props} />);
  const board = within(screen.getByRole('group', { name: 'Grill chef' }));
  expect(board.getByRole('heading', { name: 'New', level: 3 })).toBeTruthy();
  expect(board.getByRole('grid', { name: 'New' })).toBeTruthy();
  expect(board.getByRole('button', { name: 'Move Lena Brandt' })).toBeTruthy();
  expect(board.getByText('Drop a candidate here')).toBeTruthy();
});

it('disables the drag handles when read-only', () => {
  render(<Board {...props} readOnly />);
  expect(screen.getByRole('button', { name: 'Move Lena Brandt' }).hasAttribute('disabled')).toBe(true);
});

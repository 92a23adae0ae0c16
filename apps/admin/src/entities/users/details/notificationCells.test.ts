import { expect, it } from 'vitest';
import { isSameMatrix, stateOf, toggleCells } from './notificationCells';

const matrix = [
  { kind: 'newBill', email: true, browser: false, app: true },
  { kind: 'lowStock', email: true, browser: true, app: true },
];

it('stateOf returns whether all, some or none of the selected cells are on', () => {
  expect(stateOf(matrix, { kind: 'newBill' })).toBe('some');
  expect(stateOf(matrix, { kind: 'lowStock' })).toBe('all');
  expect(stateOf(matrix, { channel: 'email' })).toBe('all');
  expect(stateOf(matrix, { kind: 'newBill', channel: 'browser' })).toBe('none');
});

it('toggleCells turns all cells on unless all are on already', () => {
  const on = toggleCells(matrix, { kind: 'newBill' });
  expect(on[0]).toEqual({ kind: 'newBill', email: true, browser: true, app: true });
  expect(on[1]).toBe(matrix[1]);
  expect(toggleCells(on, { kind: 'newBill' })[0]).toEqual({
    kind: 'newBill',
    email: false,
    browser: false,
    app: false,
  });
  expect(toggleCells(matrix, { channel: 'email' }).map(({ email }) => email)).toEqual([false, false]);
});

it('isSameMatrix detects whether two matrices are equal', () => {
  expect(isSameMatrix(matrix, structuredClone(matrix))).toBe(true);
  expect(isSameMatrix(matrix, toggleCells(matrix, { channel: 'app', kind: 'newBill' }))).toBe(false);
});

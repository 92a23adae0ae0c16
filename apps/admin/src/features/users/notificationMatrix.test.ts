import { expect, it } from 'vitest';
import { isSameMatrix, stateOf, toggleCells } from './notificationMatrix';

const matrix = [
  { kind: 'newBill', email: true, browser: false, app: true },
  { kind: 'lowStock', email: true, browser: true, app: true },
];

it('says of a row, a column and a cell whether all, some or none is on', () => {
  expect(stateOf(matrix, { kind: 'newBill' })).toBe('some');
  expect(stateOf(matrix, { kind: 'lowStock' })).toBe('all');
  expect(stateOf(matrix, { channel: 'email' })).toBe('all');
  expect(stateOf(matrix, { kind: 'newBill', channel: 'browser' })).toBe('none');
});

it('turns some on first, and off only where all were on', () => {
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

it('knows whether something changed', () => {
  expect(isSameMatrix(matrix, structuredClone(matrix))).toBe(true);
  expect(isSameMatrix(matrix, toggleCells(matrix, { channel: 'app', kind: 'newBill' }))).toBe(false);
});

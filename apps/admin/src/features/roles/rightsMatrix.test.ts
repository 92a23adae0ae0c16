import { expect, it } from 'vitest';
import { cellsOf, stateOf, toggleRights } from './rightsMatrix';

const permissions = {
  bill: { read: true, write: true, create: true },
  menu: { read: true, write: false, create: false },
};

it.each([
  ['all', cellsOf(['bill'])],
  ['some', cellsOf(['menu'])],
  ['all', cellsOf(['bill', 'menu'], ['read'])],
  ['some', cellsOf(['bill', 'menu', 'task'], ['read'])],
  ['none', cellsOf(['task'])],
  ['none', []],
])('stateOf returns "%s"', (state, cells) => expect(stateOf(permissions, cells)).toBe(state));

it('toggling rights grants all given cells, toggling again revokes them, and other cells are unchanged', () => {
  const granted = toggleRights(permissions, cellsOf(['menu', 'task'], ['write']));
  expect(granted).toEqual({
    ...permissions,
    menu: { read: true, write: true, create: false },
    task: { read: false, write: true, create: false },
  });
  expect(toggleRights(granted, cellsOf(['menu', 'task'], ['write']))).toEqual({
    ...permissions,
    task: { read: false, write: false, create: false },
  });
});
